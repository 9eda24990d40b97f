import { useSiteConfig } from '@site/shared';
import { CheckIcon, Eyebrow } from '@site/shared/ui';
import styles from './BrandPanel.module.css';
import { EscapePlan } from './EscapePlan';

/** Claims of the company (spec 1). */
const claims = [
  'Mais de 5 anos de experiência',
  'Credenciamento no Corpo de Bombeiros',
  'Resposta em até 24 horas',
] as const;

/** Dark side of the account pages, on large screens. */
export function BrandPanel() {
  const { brand } = useSiteConfig();
  return (
    <aside className={styles.panel} aria-label={brand.legalName}>
      <div className={styles.view}>
        <EscapePlan className={styles.plan} />
        <div className={styles.content}>
          <Eyebrow>{brand.tagline}</Eyebrow>
          <p className={styles.statement}>Segurança se planeja antes do primeiro alarme.</p>
          <ul className={styles.claims}>
            {claims.map((claim) => (
              <li key={claim}>
                <CheckIcon size={18} />
                {claim}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </aside>
  );
}

import { useSiteConfig } from '@site/shared';
import { CheckIcon, Eyebrow } from '@site/shared/ui';
import { apresentacao } from '../../content/apresentacao';
import styles from './BrandPanel.module.css';
import { EscapePlan } from './EscapePlan';

/** Dark side of the account pages, on large screens. */
export function BrandPanel() {
  const { brand } = useSiteConfig();
  return (
    <aside className={styles.panel} aria-label={brand.legalName}>
      <div className={styles.view}>
        <EscapePlan className={styles.plan} />
        <div className={styles.content}>
          <Eyebrow>{brand.tagline}</Eyebrow>
          <p className={styles.statement}>{apresentacao.frase}</p>
          <ul className={styles.claims}>
            {apresentacao.argumentos.map((claim) => (
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

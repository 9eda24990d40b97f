import { useSiteConfig } from '@site/shared';
import { CheckIcon, CloseIcon } from '@site/shared/ui';
import { QuoteLinks } from './QuoteLinks';
import './ServicePanel.print.module.css';
import styles from './ServicePanel.module.css';
import { serviceDetails } from './serviceDetails';
import type { Service } from './services';
import { panelId } from './useOpenService';

interface Props {
  readonly service: Service;
  /** Null before hydration: the panel then has no working button, and the card itself closes it. */
  readonly onClose: (() => void) | null;
}

export function ServicePanel({ service, onClose }: Props) {
  const { id, title } = service;
  const { lead, audience, scopes, rule, standards, quotes } = serviceDetails[id];
  const { whatsapp } = useSiteConfig().contact;

  return (
    <article id={panelId(id)} className={styles.panel} aria-labelledby={`${panelId(id)}-titulo`}>
      <div className={styles.main}>
        <h3 id={`${panelId(id)}-titulo`} className={styles.title} tabIndex={-1}>
          {title}
        </h3>
        {onClose && (
          <button type="button" className={styles.close} aria-label="Fechar detalhes" onClick={onClose}>
            <CloseIcon />
          </button>
        )}
        <p className={styles.lead}>{lead}</p>
        <p className={styles.audience}>{audience}</p>
        <QuoteLinks quotes={quotes} whatsapp={whatsapp} />
      </div>
      <div className={styles.facts}>
        {scopes.map((scope) => (
          <section key={scope.title}>
            <h4 className={styles.subtitle}>{scope.title}</h4>
            <ul className={styles.scope}>
              {scope.items.map((item) => (
                <li key={item}>
                  <CheckIcon size={20} className={styles.check} />
                  {item}
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section className={styles.rule}>
          <h4 className={styles.subtitle}>O que diz a norma</h4>
          <p>{rule}</p>
          <ul className={styles.standards} aria-label="Normas aplicadas">
            {standards.map((standard) => (
              <li key={standard}>{standard}</li>
            ))}
          </ul>
        </section>
      </div>
    </article>
  );
}

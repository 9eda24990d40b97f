import { useSiteConfig } from '@site/shared';
import { CheckIcon, CloseIcon } from '@site/shared/ui';
import type { servicos } from '../../content/servicos';
import { QuoteLinks } from './QuoteLinks';
import './ServicePanel.print.module.css';
import styles from './ServicePanel.module.css';
import { panelId } from './useOpenService';

interface Props {
  readonly service: (typeof servicos)[number];
  /** Null before hydration: the panel then has no working button, and the card itself closes it. */
  readonly onClose: (() => void) | null;
}

export function ServicePanel({ service, onClose }: Props) {
  const { id, titulo, apresentacao, publico, listas, norma, normas, orcamentos } = service;
  const { whatsapp } = useSiteConfig().contact;

  return (
    <article id={panelId(id)} className={styles.panel} aria-labelledby={`${panelId(id)}-titulo`}>
      <div className={styles.main}>
        <h3 id={`${panelId(id)}-titulo`} className={styles.title} tabIndex={-1}>
          {titulo}
        </h3>
        {onClose && (
          <button type="button" className={styles.close} aria-label="Fechar detalhes" onClick={onClose}>
            <CloseIcon />
          </button>
        )}
        <p className={styles.lead}>{apresentacao}</p>
        <p className={styles.audience}>{publico}</p>
        <QuoteLinks quotes={orcamentos} whatsapp={whatsapp} />
      </div>
      <div className={styles.facts}>
        {listas.map(({ titulo, itens }) => (
          <section key={titulo}>
            <h4 className={styles.subtitle}>{titulo}</h4>
            <ul className={styles.scope}>
              {itens.map((item) => (
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
          <p>{norma}</p>
          <ul className={styles.standards} aria-label="Normas aplicadas">
            {normas.map((standard) => (
              <li key={standard}>{standard}</li>
            ))}
          </ul>
        </section>
      </div>
    </article>
  );
}

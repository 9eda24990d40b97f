import { chatLink, Link, paths, useSiteConfig } from '@site/shared';
import { ArrowRightIcon, CheckIcon, CloseIcon, ExternalButtonLink, WhatsAppIcon } from '@site/shared/ui';
import type { servicos } from '../../content/servicos';
import styles from './ServicePanel.module.css';
import { panelId } from './useOpenService';
import './ServicePanel.print.module.css';

interface Props {
  readonly service: (typeof servicos)[number];
  /** Null before hydration: the panel then has no working button, and the card itself closes it. */
  readonly onClose: (() => void) | null;
}

export function ServicePanel({ service, onClose }: Props) {
  const { id, titulo, apresentacao, publico, listas, norma, normas, orcamentos, meusExtintores } = service;
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
        {meusExtintores && (
          <Link className={styles.page} to={paths.extinguishers}>
            {meusExtintores}
            <ArrowRightIcon size={20} />
          </Link>
        )}
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

interface QuoteLinksProps {
  readonly quotes: (typeof servicos)[number]['orcamentos'];
  /** Digits only, with the country code. */
  readonly whatsapp: string;
}

/** Links that ask for a quote in the chat (spec 1). A service in two parts has a link for each, under a heading. */
function QuoteLinks({ quotes, whatsapp }: QuoteLinksProps) {
  return (
    <div className={styles.quotes}>
      {quotes.length > 1 && <p className={styles.subtitle}>Faça seu orçamento</p>}
      <div className={styles.buttons}>
        {quotes.map(({ botao, servico }) => (
          <ExternalButtonLink key={servico} href={chatLink(whatsapp, servico)} size="large">
            <WhatsAppIcon size={22} />
            {botao}
          </ExternalButtonLink>
        ))}
      </div>
      <p className={styles.note}>Abre o WhatsApp em outra aba, com a mensagem pronta para enviar.</p>
    </div>
  );
}

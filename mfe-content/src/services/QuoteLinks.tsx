import { chatLink } from '@site/shared';
import { ExternalButtonLink, WhatsAppIcon } from '@site/shared/ui';
import type { servicos } from '../../content/servicos';
import styles from './ServicePanel.module.css';

interface Props {
  readonly quotes: (typeof servicos)[number]['orcamentos'];
  /** Digits only, with the country code. */
  readonly whatsapp: string;
}

/** Links that ask for a quote in the chat (spec 1). A service in two parts has a link for each, under a heading. */
export function QuoteLinks({ quotes, whatsapp }: Props) {
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

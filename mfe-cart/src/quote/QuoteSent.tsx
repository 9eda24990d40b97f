import { useCart, useSiteConfig } from '@site/shared';
import type { CartItem, PreferredContact, SentQuote } from '@site/shared/contracts';
import { printedAlone } from '@site/shared/early';
import { callLink } from '@site/shared/format';
import { FormStatus, PhoneIcon } from '@site/shared/ui';
import { useEffect, useRef } from 'react';
import { pedido } from '../../content/pedido';
import styles from './Quote.module.css';
import { QuoteList } from './QuoteList';

const { email, telefone, whatsapp } = pedido.respostas;
const ways: Readonly<Record<PreferredContact, string>> = { email, phone: telefone, whatsapp };

interface Props {
  readonly sent: SentQuote;
  readonly items: readonly CartItem[];
}

/** Result of a request for a quote, in place of the form: the next steps, and the products. */
export function QuoteSent({ sent, items }: Props) {
  const { phone, hours } = useSiteConfig().contact;
  const { totalQuantity } = useCart();
  const result = useRef<HTMLDivElement>(null);
  // The pressed button is gone, and screen readers read the focused element.
  useEffect(() => result.current?.focus(), []);
  return (
    <div className={styles.content} {...printedAlone}>
      <div ref={result} tabIndex={-1} className={styles.result}>
        <FormStatus kind="success">{sent.answer}</FormStatus>
      </div>
      <section className={styles.quote} aria-labelledby="quote-next">
        <h3 id="quote-next" className={styles.title}>
          O que acontece agora
        </h3>
        <ul className={styles.steps}>
          <li>{ways[sent.preferredContact]}</li>
          <li>
            <p>Se for urgente, ligue:</p>
            <a className={styles.call} href={callLink(phone)}>
              <PhoneIcon size={20} />
              <span>{phone}</span>
            </a>
            <p className={styles.hours}>{hours}</p>
          </li>
          {totalQuantity > 0 && <li>Seu carrinho continua como está. Limpe-o quando quiser.</li>}
        </ul>
      </section>
      <section className={styles.quote} aria-labelledby="quote-asked">
        <h3 id="quote-asked" className={styles.title}>
          Você pediu o orçamento de
        </h3>
        <QuoteList items={items} />
      </section>
    </div>
  );
}

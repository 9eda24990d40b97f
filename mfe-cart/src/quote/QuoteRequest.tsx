import { chatLink, Remote, useSiteConfig } from '@site/shared';
import { cartTexts, totalPrice, totalQuantity } from '@site/shared/cart';
import type { CartItem, SentQuote } from '@site/shared/contracts';
import { ExternalButtonLink, VisuallyHidden, WhatsAppIcon } from '@site/shared/ui';
import { useMemo, useState } from 'react';
import { FormSkeleton } from '../popup/FormSkeleton';
import { PurchaseNote } from '../popup/PurchaseNote';
import { useSentTitle } from '../popup/useSentTitle';
import { chatText } from './chatText';
import styles from './Quote.module.css';
import { QuoteList } from './QuoteList';
import { QuoteSent } from './QuoteSent';
import { quoteTexts } from './quoteTexts';

interface Props {
  readonly origin: string;
  /** At least one. */
  readonly items: readonly CartItem[];
}

export function QuoteRequest({ origin, items }: Props) {
  const { whatsapp } = useSiteConfig().contact;
  const [sent, setSent] = useState<SentQuote | null>(null);
  const changeTitle = useSentTitle(origin);
  // Memoised: new props would retry a form that could not be loaded.
  const props = useMemo(() => {
    const onSent = (next: SentQuote) => {
      setSent(next);
      changeTitle();
    };
    return { variant: 'short', origin, items, onSent } as const;
  }, [origin, items, changeTitle]);
  if (sent) return <QuoteSent sent={sent} items={items} />;
  return (
    <div className={styles.content}>
      <PurchaseNote />
      <section className={styles.quote} aria-labelledby="quote-title">
        <h3 id="quote-title" className={styles.title}>
          {quoteTexts.title(totalQuantity(items))}
        </h3>
        <QuoteList items={items} />
        <p className={styles.total}>{cartTexts.total(totalPrice(items))}</p>
        <ExternalButtonLink variant="secondary" wide href={chatLink(whatsapp, chatText(items, whatsapp))}>
          <WhatsAppIcon size={22} />
          Enviar pelo WhatsApp
          <VisuallyHidden> (abre em nova aba)</VisuallyHidden>
        </ExternalButtonLink>
      </section>
      <p className={styles.or}>ou preencha o formulário</p>
      <Remote id="mfe_content/ContactForm" props={props} insideRouter fallback={<FormSkeleton asksForQuote />} />
    </div>
  );
}

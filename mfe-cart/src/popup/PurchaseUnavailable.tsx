import { Remote } from '@site/shared';
import type { PurchaseUnavailableProps } from '@site/shared/contracts';
import { QuoteRequest } from '../quote/QuoteRequest';
import { FormSkeleton } from './FormSkeleton';
import { PurchaseNote } from './PurchaseNote';
import styles from './PurchaseUnavailable.module.css';

export function PurchaseUnavailable({ origin, items = [] }: PurchaseUnavailableProps) {
  if (items.length > 0) return <QuoteRequest origin={origin} items={items} />;
  return (
    <div className={styles.content}>
      <PurchaseNote />
      <Remote
        id="mfe_content/ContactForm"
        props={{ variant: 'short', origin }}
        insideRouter
        fallback={<FormSkeleton />}
      />
    </div>
  );
}

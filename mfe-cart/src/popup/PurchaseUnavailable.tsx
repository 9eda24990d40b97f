import { Remote } from '@site/shared';
import type { PurchaseUnavailableProps } from '@site/shared/contracts';
import { useMemo } from 'react';
import { QuoteRequest } from '../quote/QuoteRequest';
import { FormSkeleton } from './FormSkeleton';
import { PurchaseNote } from './PurchaseNote';
import styles from './PurchaseUnavailable.module.css';
import { useSentTitle } from './useSentTitle';

export function PurchaseUnavailable({ origin, items = [] }: PurchaseUnavailableProps) {
  const onSent = useSentTitle(origin);
  // Memoised: new props would retry a form that could not be loaded.
  const props = useMemo(() => ({ variant: 'short', origin, onSent }) as const, [origin, onSent]);
  if (items.length > 0) return <QuoteRequest origin={origin} items={items} />;
  return (
    <div className={styles.content}>
      <PurchaseNote />
      <Remote id="mfe_content/ContactForm" props={props} insideRouter fallback={<FormSkeleton />} />
    </div>
  );
}

import { Remote } from '@site/shared';
import type { PurchaseUnavailableProps } from '@site/shared/contracts';
import { FormSkeleton } from './FormSkeleton';
import styles from './PurchaseUnavailable.module.css';

/** Content of the popup 'Compra Indisponível' (spec 2). */
export function PurchaseUnavailable({ origin }: PurchaseUnavailableProps) {
  return (
    <div className={styles.content}>
      <p className={styles.text}>
        A compra pelo site ainda não está disponível. Deixe seu contato: nossa equipe responde em até 24 horas.
      </p>
      <Remote
        id="mfe_content/ContactForm"
        props={{ variant: 'short', origin }}
        insideRouter
        fallback={<FormSkeleton />}
      />
    </div>
  );
}

import { VisuallyHidden } from '@site/shared/ui';
import styles from './PurchaseSkeleton.later.module.css';

/** Placeholder of the popup 'Compra Indisponível', with the same text as the cart team's content, without the form. */
export function PurchaseSkeleton() {
  return (
    <div className={styles.skeleton}>
      <p>A compra pelo site ainda não está disponível. Deixe seu contato: nossa equipe responde em até 24 horas.</p>
      <div role="status">
        <VisuallyHidden>Carregando…</VisuallyHidden>
      </div>
      <div className={styles.form} />
    </div>
  );
}

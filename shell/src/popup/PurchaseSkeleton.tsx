import { VisuallyHidden } from '@site/shared/ui';
import styles from './PurchaseSkeleton.later.module.css';

/** The popup 'Compra Indisponível' until the cart team's content of it is there, which says the same and has the form. */
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

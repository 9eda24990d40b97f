import { VisuallyHidden } from '@site/shared/ui';
import { compra } from '../../content/compra';
import styles from './PurchaseSkeleton.later.module.css';

export function PurchaseSkeleton() {
  return (
    <div className={styles.skeleton}>
      <p>{compra.avisoDeCompra}</p>
      <div role="status">
        <VisuallyHidden>Carregando…</VisuallyHidden>
      </div>
      <div className={styles.form} />
    </div>
  );
}

import { pedido } from '../../content/pedido';
import styles from './PurchaseUnavailable.module.css';

/** First text of the popup, the same as in the shell's placeholder. */
export function PurchaseNote() {
  return <p className={styles.text}>{pedido.avisoDeCompra}</p>;
}

import styles from './PurchaseUnavailable.module.css';

/** First text of the popup, the same as in the shell's placeholder. */
export function PurchaseNote() {
  return (
    <p className={styles.text}>
      A compra pelo site ainda não está disponível. Deixe seu contato: nossa equipe responde em até 24 horas.
    </p>
  );
}

import styles from './RemoteUnavailable.script.module.css';

/** What stands in place of a remote that can't be shown. */
export function RemoteUnavailable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.box} role="alert">
      <p className={styles.text}>Não foi possível carregar esta parte da página.</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Tentar novamente
      </button>
    </div>
  );
}

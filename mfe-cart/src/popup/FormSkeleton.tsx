import styles from './FormSkeleton.module.css';

const fields = ['name', 'email', 'phone'];

export function FormSkeleton({ asksForQuote = false }: { readonly asksForQuote?: boolean }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <div className={styles.note} />
      {fields.map((field) => (
        <div key={field} className={styles.field} />
      ))}
      {asksForQuote && <div className={styles.field} />}
      {asksForQuote && <div className={styles.choices} />}
      {asksForQuote && <div className={styles.message} />}
      <div className={styles.button} />
    </div>
  );
}

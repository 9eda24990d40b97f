import styles from './FormSkeleton.module.css';

const fields = ['name', 'email', 'phone'];

/** Placeholder with the height of the short form. */
export function FormSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <div className={styles.note} />
      {fields.map((field) => (
        <div key={field} className={styles.field} />
      ))}
      <div className={styles.button} />
    </div>
  );
}

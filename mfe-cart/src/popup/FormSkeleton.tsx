import styles from './FormSkeleton.module.css';

const fields = ['name', 'email', 'phone'];

/** As tall as the short form, which is on its way. */
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

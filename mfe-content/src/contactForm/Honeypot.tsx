import styles from './ContactForm.module.css';

/** A field that no person sees and simple robots fill in; the server drops what comes with it. */
export function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Não preencha este campo
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

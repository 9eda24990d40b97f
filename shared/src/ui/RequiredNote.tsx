import styles from './RequiredNote.module.css';

/** Legend of a form. CSS adds the asterisk to the label of each required field in the note's parent. */
export function RequiredNote() {
  return <p className={styles.note}>Campos com * são obrigatórios.</p>;
}

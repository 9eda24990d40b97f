import { hiddenFields } from '@site/shared/forms';
import styles from './ContactForm.module.css';

/** Hidden field that simple robots fill in. Attributes and `display: none` keep password managers from filling it in. */
export function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Não preencha este campo
        <input
          type="text"
          name={hiddenFields.trap}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-form-type="other"
        />
      </label>
    </div>
  );
}

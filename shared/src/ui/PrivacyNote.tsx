import { paths } from '../contracts/registry';
import styles from './PrivacyNote.module.css';
import { VisuallyHidden } from './VisuallyHidden';

/** Purpose of a form's data, with a link to the privacy page (LGPD, art. 9). A new tab keeps what was typed. */
export function PrivacyNote({ purpose }: { readonly purpose: string }) {
  return (
    <p className={styles.note}>
      <span>{purpose}</span>{' '}
      <a href={paths.privacy} target="_blank" rel="noopener">
        Privacidade<VisuallyHidden> (abre em nova aba)</VisuallyHidden>
      </a>
    </p>
  );
}

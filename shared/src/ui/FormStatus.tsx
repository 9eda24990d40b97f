import type { ReactNode } from 'react';
import styles from './FormStatus.module.css';

export function FormStatus({ kind, children }: { readonly kind: 'success' | 'error'; readonly children: ReactNode }) {
  return (
    <p className={`${styles.status} ${styles[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      {typeof children === 'string' ? withWholeNumbers(children) : children}
    </p>
  );
}

/** Lines never break within numbers with hyphens, such as `S-261129-7KQ2M`. */
function withWholeNumbers(text: string): readonly ReactNode[] {
  const parts = text.split(/([^\s,]*\d-\w+)/);
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text stay in order
      <span key={index} className={styles.number}>
        {part}
      </span>
    ),
  );
}

/** Empty, hidden paragraph, into which the server writes its error message in the page that answers a form. */
export function ServerAnswer({ id }: { readonly id: string }) {
  return <p id={id} className={`${styles.status} ${styles.error}`} tabIndex={-1} />;
}

import type { ReactNode } from 'react';
import styles from './FormStatus.module.css';

export function FormStatus({ kind, children }: { readonly kind: 'success' | 'error'; readonly children: ReactNode }) {
  return (
    <p className={`${styles.status} ${styles[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </p>
  );
}

/** Empty, hidden paragraph, into which the server writes its error message in the page that answers a form. */
export function ServerAnswer({ id }: { readonly id: string }) {
  return <p id={id} className={`${styles.status} ${styles.error}`} tabIndex={-1} />;
}

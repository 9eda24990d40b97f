import type { ReactNode } from 'react';
import styles from './FormStatus.module.css';

/** The outcome of sending a form: the server's answer in green, or the failure in red; read out when it appears. */
export function FormStatus({ kind, children }: { readonly kind: 'success' | 'error'; readonly children: ReactNode }) {
  return (
    <p className={`${styles.status} ${styles[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </p>
  );
}

/** Where a server writes why it has not taken a form, in the page that answers it; empty until then, and not shown. */
export function ServerAnswer({ id }: { readonly id: string }) {
  return <p id={id} className={`${styles.status} ${styles.error}`} tabIndex={-1} />;
}

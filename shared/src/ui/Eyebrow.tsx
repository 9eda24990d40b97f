import type { ReactNode } from 'react';
import './Eyebrow.forced.module.css';
import styles from './Eyebrow.module.css';

export function Eyebrow({ children }: { readonly children: ReactNode }) {
  return <p className={styles.eyebrow}>{children}</p>;
}

import type { ComponentProps } from 'react';
import styles from './Container.module.css';

export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={[styles.container, className].filter(Boolean).join(' ')} />;
}

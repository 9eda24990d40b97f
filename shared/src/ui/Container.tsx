import type { ComponentProps } from 'react';
import styles from './Container.module.css';

/** Keeps content to the site's width, with the gutter on both sides. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={[styles.container, className].filter(Boolean).join(' ')} />;
}

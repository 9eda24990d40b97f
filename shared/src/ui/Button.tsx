import { Link } from '@site/shared';
import type { ComponentProps } from 'react';
import './Button.print.module.css';
import styles from './Button.module.css';

interface Look {
  /** `primary`: main action. `secondary`: other actions. `inverse`: on dark backgrounds. */
  readonly variant?: 'primary' | 'secondary' | 'inverse';
  readonly size?: 'medium' | 'large';
  readonly wide?: boolean;
}

function classNameOf(variant: Look['variant'] = 'primary', size: Look['size'] = 'medium', wide = false, extra = '') {
  return [styles.button, styles[variant], styles[size], wide && styles.wide, extra].filter(Boolean).join(' ');
}

export function Button({ variant, size, wide, className, ...rest }: ComponentProps<'button'> & Look) {
  return <button type="button" {...rest} className={classNameOf(variant, size, wide, className)} />;
}

export function ButtonLink({ variant, size, wide, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={classNameOf(variant, size, wide, className)} />;
}

export function ExternalButtonLink({ variant, size, wide, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a target="_blank" rel="noopener" {...rest} className={classNameOf(variant, size, wide, className)} />;
}

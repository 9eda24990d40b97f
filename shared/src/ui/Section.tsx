import type { ComponentProps } from 'react';
import { later } from '../early/protocol';
import { Container } from './Container';
import styles from './Section.module.css';
import { useStaticContent } from './staticContent';

interface SectionProps extends ComponentProps<'section'> {
  readonly tone?: 'page' | 'surface' | 'dark';
  /** True if the content is static (`useStaticContent`). */
  readonly isStatic?: boolean;
}

/** Layout of sections out of view is deferred while the page loads (`data-later`, base.css). */
export function Section({ tone = 'page', isStatic = false, className, children, ...rest }: SectionProps) {
  return (
    <section
      {...later}
      {...rest}
      className={[styles.section, styles[tone], className].filter(Boolean).join(' ')}
      {...useStaticContent(<Container>{children}</Container>, isStatic)}
    />
  );
}

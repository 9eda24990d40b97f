import type { ComponentProps, ReactNode } from 'react';
import { later } from '../early/protocol';
import { Container } from './Container';
import './sections.forced.module.css';
import styles from './sections.module.css';
import { useStaticContent } from './staticContent';

interface SectionProps extends ComponentProps<'section'> {
  readonly tone?: 'page' | 'surface' | 'dark';
  /** True if the content is static (`useStaticContent`). */
  readonly isStatic?: boolean;
}

/**
 * Full-width section of a page. While the page loads, layout of sections out of view is deferred (`data-later`, base.css).
 */
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

interface SectionHeadingProps {
  readonly eyebrow?: string;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly id?: string;
}

export function SectionHeading({ eyebrow, title, text, id }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h2 id={id}>{title}</h2>
      {text && <Lead>{text}</Lead>}
    </div>
  );
}

export function Lead({ children }: { readonly children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}

export function Eyebrow({ children }: { readonly children: ReactNode }) {
  return <p className={styles.eyebrow}>{children}</p>;
}

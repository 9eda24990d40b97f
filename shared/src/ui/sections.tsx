import type { ComponentProps, ReactNode } from 'react';
import { later } from '../early/protocol';
import { Container } from './Container';
import './sections.forced.module.css';
import styles from './sections.module.css';
import { useStaticContent } from './staticContent';

interface SectionProps extends ComponentProps<'section'> {
  readonly tone?: 'page' | 'surface' | 'dark';
  /** True where nothing in it ever changes in the browser (`useStaticContent`). */
  readonly isStatic?: boolean;
}

/**
 * A full-width stripe of a page, with the distance between sections above and below. While a page arrives, one that is out
 * of view waits (`data-later`, base.css).
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

/** A section's title with the short line above it and the paragraph below. */
export function SectionHeading({ eyebrow, title, text, id }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h2 id={id}>{title}</h2>
      {text && <Lead>{text}</Lead>}
    </div>
  );
}

/** The paragraph below a title. */
export function Lead({ children }: { readonly children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}

/** The short line above a title that says what kind of thing it is. */
export function Eyebrow({ children }: { readonly children: ReactNode }) {
  return <p className={styles.eyebrow}>{children}</p>;
}

import type { ComponentProps, ReactNode } from 'react';
import styles from './layout.module.css';
import { useStaticContent } from './staticContent';

/** Keeps content to the site's width, with the gutter on both sides. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={[styles.container, className].filter(Boolean).join(' ')} />;
}

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
      data-later=""
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
      {text && <p className={styles.lead}>{text}</p>}
    </div>
  );
}

/** The short line above a title that says what kind of thing it is. */
export function Eyebrow({ children }: { readonly children: ReactNode }) {
  return <p className={styles.eyebrow}>{children}</p>;
}

interface PageBannerProps {
  readonly eyebrow?: string;
  readonly title: string;
  readonly text?: ReactNode;
  /** A `<picture>` or `<img>` that fills the banner behind the title. */
  readonly image?: ReactNode;
  readonly children?: ReactNode;
}

/** The dark band at the top of a page with its `<h1>`. Nothing in it ever changes in the browser (`useStaticContent`). */
export function PageBanner({ eyebrow, title, text, image, children }: PageBannerProps) {
  return (
    <div
      className={styles.banner}
      {...useStaticContent(
        <>
          {image && <div className={styles.bannerImage}>{image}</div>}
          <Container className={styles.bannerContent}>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <h1 tabIndex={-1}>{title}</h1>
            {text && <p className={styles.lead}>{text}</p>}
            {children}
          </Container>
        </>,
      )}
    />
  );
}

/** Read out, not shown. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.visuallyHidden}>{children}</span>;
}

/** A short mark such as `Sob consulta`. */
export function Badge({ children }: { readonly children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}

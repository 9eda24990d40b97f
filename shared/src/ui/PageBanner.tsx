import type { ReactNode } from 'react';
import { Container } from './Container';
import './PageBanner.print.module.css';
import { Eyebrow } from './Eyebrow';
import { Lead } from './Lead';
import styles from './PageBanner.module.css';
import { useStaticContent } from './staticContent';

interface Props {
  readonly eyebrow?: string;
  readonly title: string;
  readonly text?: ReactNode;
  readonly image?: ReactNode;
  readonly children?: ReactNode;
}

/** Dark banner at the top of a page, with its `<h1>`. Its content must be static (`useStaticContent`). */
export function PageBanner({ eyebrow, title, text, image, children }: Props) {
  return (
    <div
      className={styles.banner}
      {...useStaticContent(
        <>
          {image && <div className={styles.image}>{image}</div>}
          <Container className={styles.content}>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <h1 tabIndex={-1}>{title}</h1>
            {text && <Lead>{text}</Lead>}
            {children}
          </Container>
        </>,
      )}
    />
  );
}

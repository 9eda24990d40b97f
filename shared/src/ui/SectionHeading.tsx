import type { ReactNode } from 'react';
import { Eyebrow } from './Eyebrow';
import { Lead } from './Lead';
import styles from './SectionHeading.module.css';

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

import { Link, paths, useSiteConfig } from '@site/shared';
import type { ReactNode } from 'react';
import './AccountFrame.print.module.css';
import styles from './AccountFrame.module.css';
import { AlreadySignedIn } from './AlreadySignedIn';
import { BrandMark } from './BrandMark';
import { BrandPanel } from './BrandPanel';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly forGuests?: boolean;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

export function AccountFrame({ title, text, forGuests = false, footer, children }: Props) {
  const { brand, contact } = useSiteConfig();
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <Link className={styles.logo} to={paths.home} aria-label={`${brand.name}: página inicial`}>
          <BrandMark />
          {brand.name}
        </Link>
        <div className={styles.content}>
          <div className={styles.heading}>
            <h1 className={styles.title} tabIndex={-1}>
              {title}
            </h1>
            <p className={forGuests ? `${styles.text} ${styles.guest}` : styles.text}>{text}</p>
          </div>
          {forGuests && <AlreadySignedIn />}
          <div className={forGuests ? styles.guest : undefined}>
            {children}
            <p className={styles.footer}>{footer}</p>
          </div>
        </div>
        <p className={styles.help}>
          Precisa de ajuda? <Link to={paths.contact}>Fale conosco</Link>
          {/* Visible in print only. */}
          <span className={styles.contact}>{`: ${contact.phone}, ${contact.email}`}</span>
        </p>
      </div>
      <BrandPanel />
    </div>
  );
}

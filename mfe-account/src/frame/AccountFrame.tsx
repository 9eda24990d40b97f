import { Link, paths, useSiteConfig } from '@site/shared';
import type { ReactNode } from 'react';
import styles from './AccountFrame.module.css';
import { AlreadySignedIn } from './AlreadySignedIn';
import { BrandPanel } from './BrandPanel';
import './AccountFrame.print.module.css';

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

function BrandMark() {
  return (
    <svg width={36} height={36} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path fill="#c4122d" d="M24 2L42 8V23C42 34 35 41.7 24 46.2C13 41.7 6 34 6 23V8Z" />
      <path fill="#9c0e25" d="M24 2L42 8V23C42 34 35 41.7 24 46.2Z" />
      <path
        fill="#fff"
        d="M25.5 9C24.5 15.5 14.5 19.5 14.5 28.3A9.6 9.6 0 0 0 23 37.9C20.4 35.5 19.8 32.3 21.3 29.5C22.9 26.5 26.2 24.7 26.6 20.5C26.9 16.6 26.2 12.5 25.5 9ZM29.2 19.5C29.4 26.5 23.5 28.5 23.2 32.8C23.1 35 24.3 36.9 25.8 37.8A9.6 9.6 0 0 0 33.6 28.4C33.6 25 31.8 22.3 29.2 19.5Z"
      />
    </svg>
  );
}

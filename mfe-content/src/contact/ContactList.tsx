import { useSiteConfig } from '@site/shared';
import { VisuallyHidden } from '@site/shared/ui';
import { Fragment } from 'react';
import styles from './ContactList.module.css';
import { contactItems } from './contactItems';

export function ContactList() {
  const items = contactItems(useSiteConfig());
  return (
    <address className={styles.address}>
      <ul className={styles.list}>
        {items.map(({ id, icon: Icon, label, lines, href, opensTab = false }) => {
          const text = lines.map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ));
          return (
            <li key={id} className={styles.item}>
              <span className={styles.icon}>
                <Icon size={22} />
              </span>
              <span className={styles.label}>{label}</span>
              {href ? (
                <a className={styles.text} href={href} {...(opensTab && { target: '_blank', rel: 'noopener' })}>
                  {text}
                  {opensTab && <VisuallyHidden> (abre o mapa em outra aba)</VisuallyHidden>}
                </a>
              ) : (
                <span className={styles.text}>{text}</span>
              )}
            </li>
          );
        })}
      </ul>
    </address>
  );
}

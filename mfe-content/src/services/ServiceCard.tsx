import { ChevronDownIcon, Picture } from '@site/shared/ui';
import type { ToggleEventHandler } from 'react';
import styles from './ServiceCards.module.css';
import type { Service } from './services';
import { panelId } from './useOpenService';

interface Props {
  readonly service: Service;
  readonly onToggle: ToggleEventHandler<HTMLDetailsElement>;
}

/** A service to choose: opens and closes the panel after it (style sheet), and closes the others, by itself. */
export function ServiceCard({ service: { id, icon, title, description }, onToggle }: Props) {
  return (
    // Whoever was quicker than React has opened it: what it is then is right.
    <details id={id} name="servico" className={styles.details} onToggle={onToggle} suppressHydrationWarning>
      <summary className={styles.card} aria-controls={panelId(id)}>
        <Picture
          className={styles.icon}
          src={icon}
          sizes="(width >= 600px) 104px, 72px"
          alt=""
          width={240}
          height={240}
          decoding="async"
        />
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{description}</span>
        <ChevronDownIcon className={styles.sign} />
      </summary>
    </details>
  );
}

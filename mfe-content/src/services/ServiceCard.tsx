import { ChevronDownIcon, Picture } from '@site/shared/ui';
import type { KeyboardEvent } from 'react';
import styles from './ServiceCards.module.css';
import type { Service } from './services';
import { panelId } from './useOpenService';

interface Props {
  readonly service: Service;
  readonly isOpen: boolean;
  readonly onToggle: (id: string) => void;
}

/** A service to choose. Without its code it is a link to the details; with it, a button that opens and closes them. */
export function ServiceCard({ service: { id, icon, title, description }, isOpen, onToggle }: Props) {
  function pressOnSpace(event: KeyboardEvent) {
    if (event.key !== ' ') return;
    event.preventDefault();
    onToggle(id);
  }

  return (
    <li className={styles.item}>
      {/* biome-ignore lint/a11y/useSemanticElements: a button would do nothing before its code has arrived */}
      <a
        id={id}
        className={styles.card}
        href={`#${panelId(id)}`}
        role="button"
        aria-expanded={isOpen}
        aria-controls={panelId(id)}
        onClick={(event) => {
          event.preventDefault();
          onToggle(id);
        }}
        onKeyDown={pressOnSpace}
      >
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
      </a>
    </li>
  );
}

import { ChevronDownIcon, Picture } from '@site/shared/ui';
import type { ReactNode, ToggleEventHandler } from 'react';
import './ServiceCards.print.module.css';
import './ServiceCards.forced.module.css';
import styles from './ServiceCards.module.css';
import type { Service } from './services';
import { panelId } from './useOpenService';

interface Props {
  readonly service: Service;
  readonly onToggle: ToggleEventHandler<HTMLDetailsElement>;
  /** Called for a press on the card. */
  readonly onPress: () => void;
  /** The panel. */
  readonly children: ReactNode;
}

/**
 * A service to choose: opens and closes its panel, and closes the others, by itself. A search in the page finds what is in a
 * closed panel, and opens it.
 */
export function ServiceCard({ service: { id, icon, title, description }, onToggle, onPress, children }: Props) {
  return (
    // Whoever was quicker than React has opened it: what it is then is right.
    <details id={id} name="servico" className={styles.details} onToggle={onToggle} suppressHydrationWarning>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed, by keys as well */}
      <summary className={styles.card} aria-controls={panelId(id)} onClick={onPress}>
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
      {children}
    </details>
  );
}

import { ChevronDownIcon, Picture } from '@site/shared/ui';
import type { ReactNode, ToggleEventHandler } from 'react';
import type { servicos } from '../../content/servicos';
import './ServiceCards.print.module.css';
import './ServiceCards.forced.module.css';
import styles from './ServiceCards.module.css';
import { panelId } from './useOpenService';

interface Props {
  readonly service: (typeof servicos)[number];
  readonly onToggle: ToggleEventHandler<HTMLDetailsElement>;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/**
 * Card of a service as `<details>` of one group: the browser opens and closes its panel, closes the others, and opens a closed
 * panel where a search in the page finds text in it.
 */
export function ServiceCard({ service: { id, imagem, titulo, resumo }, onToggle, onPress, children }: Props) {
  return (
    // The visitor may have toggled it before hydration.
    <details id={id} name="servico" className={styles.details} onToggle={onToggle} suppressHydrationWarning>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed, by keys as well */}
      <summary className={styles.card} aria-controls={panelId(id)} onClick={onPress}>
        <Picture className={styles.icon} src={imagem} sizes="104px" alt="" width={240} height={240} decoding="async" />
        <span className={styles.title}>{titulo}</span>
        <span className={styles.text}>{resumo}</span>
        <ChevronDownIcon className={styles.sign} />
      </summary>
      {children}
    </details>
  );
}

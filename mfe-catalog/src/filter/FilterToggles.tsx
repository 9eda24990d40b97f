import { FilterIcon, VisuallyHidden } from '@site/shared/ui';
import styles from './FilterToggles.module.css';

interface Props {
  /** Id of the panel that they open and close. */
  readonly panelId: string;
  /** How many categories are chosen. */
  readonly count: number;
}

/**
 * Open and close the filter panel, of which there is one beside each: the style sheet shows the one of the screen's
 * width, open at first or closed (spec 4, Filter panel), and the panel as that one is. So the state is in the HTML, right
 * at every width, and needs no script.
 */
export function FilterToggles({ panelId, count }: Props) {
  return (['wide', 'narrow'] as const).map((width) => (
    <details
      key={width}
      className={styles[width]}
      open={width === 'wide'}
      // The visitor may have opened or closed it already.
      suppressHydrationWarning
    >
      <summary className={styles.button} aria-controls={panelId}>
        <FilterIcon size={20} />
        Filtros
        {count > 0 && (
          <span className={styles.count}>
            <span>{count}</span>
            <VisuallyHidden>{count === 1 ? ' selecionado' : ' selecionados'}</VisuallyHidden>
          </span>
        )}
      </summary>
    </details>
  ));
}

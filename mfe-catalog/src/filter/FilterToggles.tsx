import { FilterIcon, VisuallyHidden } from '@site/shared/ui';
import './FilterToggles.later.module.css';
import styles from './FilterToggles.module.css';

interface Props {
  readonly panelId: string;
  readonly count: number;
}

/**
 * Two toggles of the filter panel, for wide and for narrow screens: initially open and initially closed (spec 4, Filter
 * panel). The style sheet shows the toggle of the screen's width, and the panel in that toggle's state, so no script is
 * needed.
 */
export function FilterToggles({ panelId, count }: Props) {
  return (['wide', 'narrow'] as const).map((width) => (
    <details
      key={width}
      className={styles[width]}
      open={width === 'wide'}
      // The visitor may have toggled it before hydration.
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

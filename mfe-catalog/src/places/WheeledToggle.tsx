import type { Ref } from 'react';
import toggles from '../filter/FilterToggles.module.css';
import folded from '../filter/UnscriptedFilter.later.module.css';
import styles from '../filter/UnscriptedFilter.module.css';

interface Props {
  readonly ref: Ref<HTMLDetailsElement>;
  /** Initial state. */
  readonly open: boolean;
  /** False while `:target` decides whether the list shows this item. */
  readonly isPlaceKnown: boolean;
}

/** Item between the portable and the wheeled products for a place: the style sheet hides the latter while it is closed. */
export function WheeledToggle({ ref, open, isPlaceKnown }: Props) {
  return (
    <li className={isPlaceKnown ? folded.folding : styles.wheeled}>
      {/* The visitor may have toggled it before hydration. */}
      <details ref={ref} open={open} suppressHydrationWarning>
        <summary className={toggles.button}>Ver também sobre rodas</summary>
      </details>
    </li>
  );
}

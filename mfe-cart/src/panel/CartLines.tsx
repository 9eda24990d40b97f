import type { CartItem } from '@site/shared/contracts';
import { CartLine } from './CartLine';
import styles from './CartLines.module.css';

interface Props {
  readonly items: readonly CartItem[];
  /** Gives the list the focus of the lines in the page's HTML (`useEarlyView`). */
  readonly takeFocus: (list: HTMLUListElement | null) => void;
  /** Like the others, the same function from render to render, so that a change of one line re-renders one. */
  readonly onIncrease: (item: CartItem) => void;
  readonly onDecrease: (item: CartItem) => void;
  readonly onLeave: () => void;
}

/** The lines of the cart. */
export function CartLines({ items, takeFocus, ...handlers }: Props) {
  return (
    // The role is said because Safari takes it from a list without bullets.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul ref={takeFocus} className={styles.lines} role="list">
      {items.map((item) => (
        <CartLine key={item.id} item={item} {...handlers} />
      ))}
    </ul>
  );
}

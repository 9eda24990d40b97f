import type { CartItem } from '@site/shared/contracts';
import { CartLine } from './CartLine';
import styles from './CartLines.module.css';

interface Props {
  readonly items: readonly CartItem[];
  /** Ref callback of `useEarlyView`: moves the focus from the lines in the server's HTML to these. */
  readonly takeFocus: (list: HTMLUListElement | null) => void;
  /** All handlers are memoised: a change of one line then re-renders that line only. */
  readonly onIncrease: (item: CartItem) => void;
  readonly onDecrease: (item: CartItem) => void;
  readonly onLeave: () => void;
}

export function CartLines({ items, takeFocus, ...handlers }: Props) {
  return (
    // Safari drops the list role where CSS removes the bullets.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul ref={takeFocus} className={styles.lines} role="list">
      {items.map((item) => (
        <CartLine key={item.id} item={item} {...handlers} />
      ))}
    </ul>
  );
}

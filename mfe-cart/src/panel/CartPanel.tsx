import { openPopup, panelClosed, selectPanel, useAppDispatch, useAppSelector, useCart } from '@site/shared';
import { cartTexts } from '@site/shared/cart';
import type { CartItem } from '@site/shared/contracts';
import { cartPart, useEarlyView } from '@site/shared/early';
import { MoreIcon, TrashIcon, VisuallyHidden } from '@site/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { MenuButton } from '../menu/MenuButton';
import { CartFoot } from './CartFoot';
import { noteOf } from './CartLine';
import { CartLines } from './CartLines';
import styles from './CartPanel.module.css';
import { CurrentCatalogue } from './CurrentCatalogue';
import { cartOrigin } from './cartOrigin';
import { EarlyLines } from './EarlyLines';
import { EmptyCart } from './EmptyCart';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

/** What the cart panel holds (spec 2, Cart panel); the shell frames it and says how many items there are. */
export function CartPanel() {
  const dispatch = useAppDispatch();
  const { items, total, increase, decrease, clear } = useCart();
  const [message, setMessage] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const willRemove = useFocusAfterRemoval(panel, items);

  // Read out when the catalogue has changed a line, or when the panel opens with one that it had changed before.
  const readOut = useRef<readonly string[]>([]);
  useEffect(() => {
    const notes = items.flatMap((item) => (noteOf(item) ? `${item.name}: ${noteOf(item)}` : []));
    const added = notes.filter((note) => !readOut.current.includes(note));
    readOut.current = notes;
    if (added.length > 0) setMessage(added.join(' '));
  }, [items]);

  const increaseLine = useCallback(
    ({ id, name, quantity }: CartItem) => {
      increase(id);
      setMessage(cartTexts.changed(name, quantity + 1));
    },
    [increase],
  );

  const decreaseLine = useCallback(
    ({ id, name, quantity }: CartItem) => {
      if (quantity === 1) willRemove(id);
      decrease(id);
      setMessage(cartTexts.changed(name, quantity - 1));
    },
    [decrease, willRemove],
  );

  const stepEarlyLine = (id: string | undefined, step: number) => {
    const item = items.find((it) => it.id === id);
    if (item) (step > 0 ? increaseLine : decreaseLine)(item);
  };

  // The page that a link leads to may be the one below, which closes no panel by itself.
  const leave = useCallback(() => void dispatch(panelClosed()), [dispatch]);

  // The page's HTML has the empty cart, the lines and the total: the first responder fills them, and styles choose.
  const earlyLines = useRef<HTMLUListElement>(null);
  const { isEarly, takeFocus } = useEarlyView(earlyLines);
  const isEmpty = items.length === 0;
  const isOpen = useAppSelector(selectPanel) === 'cart';
  return (
    <div ref={panel} className={styles.panel}>
      {isOpen && <CurrentCatalogue isEmpty={isEmpty} />}
      <div className={styles.toolbar}>
        <p className={styles.count}>{!isEarly && (items.length === 1 ? '1 produto' : `${items.length} produtos`)}</p>
        <MenuButton
          label="Opções do carrinho"
          icon={<MoreIcon />}
          items={[{ label: 'Limpar carrinho', icon: <TrashIcon size={20} />, onSelect: clear }]}
        />
      </div>
      {isEarly && <EarlyLines list={earlyLines} onStep={stepEarlyLine} />}
      {!isEarly && !isEmpty && (
        <CartLines
          items={items}
          takeFocus={takeFocus}
          onIncrease={increaseLine}
          onDecrease={decreaseLine}
          onLeave={leave}
        />
      )}
      {(isEarly || isEmpty) && <EmptyCart onLeave={leave} />}
      {(isEarly || !isEmpty) && (
        <CartFoot
          total={total}
          onCheckout={() => dispatch(openPopup({ kind: 'purchase-unavailable', origin: cartOrigin(items) }))}
        />
      )}
      <VisuallyHidden>
        <span role="status" {...cartPart('message')} suppressHydrationWarning>
          {message}
        </span>
      </VisuallyHidden>
    </div>
  );
}

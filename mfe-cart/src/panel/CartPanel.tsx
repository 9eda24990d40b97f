import {
  openPopup,
  panelClosed,
  selectCartItems,
  selectPanel,
  useAppDispatch,
  useAppSelector,
  useAppStore,
  useCart,
} from '@site/shared';
import { cartTexts, keepCart, withStep } from '@site/shared/cart';
import type { CartItem } from '@site/shared/contracts';
import { cartBeforeRemoval, cartPart, EarlyCartLines, useEarlyView } from '@site/shared/early';
import { MoreIcon, TrashIcon, VisuallyHidden } from '@site/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { MenuButton } from '../menu/MenuButton';
import { availableItems } from '../quote/availableItems';
import { CartFoot } from './CartFoot';
import { noteOf } from './CartLine';
import { CartLines } from './CartLines';
import lines from './CartLines.module.css';
import styles from './CartPanel.module.css';
import { ContactLinks } from './ContactLinks';
import { CurrentCatalogue } from './CurrentCatalogue';
import { cartOrigin } from './cartOrigin';
import { EmptyCart } from './EmptyCart';
import { lineTemplate } from './lineTemplate';
import { type Removal, removalOf, withoutRemoval } from './removal';
import undoStyles from './Undo.script.module.css';
import { useLineFocus } from './useLineFocus';

/** Content of the cart panel (spec 2, Cart panel). The shell renders the dialog and its title. */
export function CartPanel() {
  const dispatch = useAppDispatch();
  const { items, total, increase, decrease, clear } = useCart();
  const [message, setMessage] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const focusLine = useLineFocus(panel, items);
  const [removal, setRemoval] = useState<Removal | null>(null);

  // Screen readers announce notes that appear, and on opening those of earlier changes.
  const announced = useRef<readonly string[]>([]);
  useEffect(() => {
    const notes = items.flatMap((item) => (noteOf(item) ? `${item.name}: ${noteOf(item)}` : []));
    const added = notes.filter((note) => !announced.current.includes(note));
    announced.current = notes;
    if (added.length > 0) setMessage(added.join(' '));
  }, [items]);

  const increaseLine = useCallback(
    ({ id, name, quantity }: CartItem) => {
      increase(id);
      setMessage(cartTexts.changed(name, quantity + 1));
    },
    [increase],
  );

  // Until React's next render, `items` is the empty cart of the server's HTML.
  const store = useAppStore();
  const storedItems = useCallback(() => selectCartItems(store.getState()), [store]);

  const decreaseLine = useCallback(
    ({ id, name, quantity }: CartItem) => {
      if (quantity === 1) {
        const stored = storedItems();
        setRemoval(removalOf(stored, withStep(stored, id, -1)));
        focusLine(stored.findIndex((item) => item.id === id));
      }
      decrease(id);
      setMessage(cartTexts.changed(name, quantity - 1));
    },
    [decrease, focusLine, storedItems],
  );

  const clearAll = () => {
    const stored = storedItems();
    clear();
    if (stored.length === 0) return;
    setRemoval(removalOf(stored, []));
    setMessage('Carrinho limpo. Use Desfazer para restaurar os produtos.');
  };

  const undo = (done: Removal) => {
    const restored = withoutRemoval(storedItems(), done);
    // The pressed button goes.
    focusLine(restored.findIndex(({ id }) => done.removed.has(id)));
    keepCart(restored);
    setRemoval(null);
    setMessage('Os produtos voltaram ao carrinho.');
  };

  const stepEarlyLine = (id: string | undefined, step: number) => {
    const item = storedItems().find((it) => it.id === id);
    if (item) (step > 0 ? increaseLine : decreaseLine)(item);
  };
  const checkOut = () => {
    const stored = storedItems();
    dispatch(openPopup({ kind: 'purchase-unavailable', origin: cartOrigin(stored), items: availableItems(stored) }));
  };

  // Following a link to the current page does not close the panel by itself.
  const closePanel = useCallback(() => void dispatch(panelClosed()), [dispatch]);

  // The server's HTML has both the empty cart and the lines: the first responder fills the lines, and CSS hides one of the two.
  const earlyLines = useRef<HTMLUListElement>(null);
  const { isEarly, takeFocus } = useEarlyView(earlyLines);
  const isEmpty = items.length === 0;
  const isOpen = useAppSelector(selectPanel) === 'cart';

  useEffect(() => {
    if (!isOpen) setRemoval(null);
  }, [isOpen]);
  useEffect(() => {
    const before = isEarly ? undefined : cartBeforeRemoval();
    if (before) setRemoval(removalOf(before, storedItems()));
  }, [isEarly, storedItems]);

  return (
    <div ref={panel} className={styles.panel}>
      {isOpen && <CurrentCatalogue isEmpty={isEmpty} />}
      <div className={styles.toolbar}>
        <p className={styles.count}>{!isEarly && (items.length === 1 ? '1 produto' : `${items.length} produtos`)}</p>
        {removal && removal.removed.size > 0 && (
          <button type="button" className={undoStyles.undo} onClick={() => undo(removal)}>
            Desfazer
          </button>
        )}
        <MenuButton
          label="Opções do carrinho"
          icon={<MoreIcon />}
          item={
            <>
              <TrashIcon size={20} />
              Limpar carrinho
            </>
          }
          onSelect={clearAll}
        />
      </div>
      {isEarly && (
        <EarlyCartLines
          list={earlyLines}
          className={`${lines.lines} ${lines.early}`}
          template={lineTemplate}
          onStep={stepEarlyLine}
        />
      )}
      {!isEarly && !isEmpty && (
        <CartLines
          items={items}
          takeFocus={takeFocus}
          onIncrease={increaseLine}
          onDecrease={decreaseLine}
          onLeave={closePanel}
        />
      )}
      {(isEarly || isEmpty) && <EmptyCart onLeave={closePanel} />}
      {(isEarly || !isEmpty) && (
        <CartFoot total={total} onCheckout={checkOut}>
          {!isEarly && <ContactLinks items={availableItems(items)} />}
        </CartFoot>
      )}
      <VisuallyHidden>
        <span role="status" {...cartPart('message')} suppressHydrationWarning>
          {message}
        </span>
      </VisuallyHidden>
    </div>
  );
}

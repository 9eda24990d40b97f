import { type CartItem, cartStorageKey } from '../contracts';
import { pageCart, setPageCart } from '../early/page';
import { parseCart } from './cartStorage';

/** The cart that the browser keeps, or else the page; null where neither has one, since storage is forbidden. */
export function keptCart(target: Window = window): readonly CartItem[] | null {
  try {
    return pageCart(target) ?? parseCart(target.localStorage.getItem(cartStorageKey));
  } catch {
    return null;
  }
}

/**
 * Keeps a cart: in the browser, or, where its storage is full or forbidden, as long as the page lives. Tells the page, as
 * browsers tell other tabs: who shows the cart need not know who writes it.
 *
 * @param text what is stored of it
 */
export function keepCart(items: readonly CartItem[], text = JSON.stringify(items), target: Window = window): void {
  try {
    target.localStorage.setItem(cartStorageKey, text);
    setPageCart(target);
  } catch {
    setPageCart(target, items);
  }
  target.dispatchEvent(new StorageEvent('storage', { key: cartStorageKey }));
}

/** Calls back whenever the kept cart may have changed. @returns a function that stops it */
export function onCartKept(callback: () => void, target: Window = window): () => void {
  const followWriting = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if ((key ?? cartStorageKey) === cartStorageKey) callback();
  };
  // A page out of the back/forward cache was told nothing while it slept.
  const catchUp = ({ persisted }: PageTransitionEvent) => persisted && callback();
  target.addEventListener('storage', followWriting);
  target.addEventListener('pageshow', catchUp);
  return () => {
    target.removeEventListener('storage', followWriting);
    target.removeEventListener('pageshow', catchUp);
  };
}

import { type CartItem, cartStorageKey } from '../contracts';
import { pageCart, setPageCart } from '../early/page';
import { parseCart } from './cartStorage';

/** Reads the stored cart; null if storage is blocked and the page holds no cart. */
export function keptCart(target: Window = window): readonly CartItem[] | null {
  try {
    return pageCart(target) ?? parseCart(target.localStorage.getItem(cartStorageKey));
  } catch {
    return null;
  }
}

/** Falls back to the page if storage is blocked. Dispatches a `storage` event: browsers send none in this tab. */
export function keepCart(items: readonly CartItem[], text = JSON.stringify(items), target: Window = window): void {
  try {
    target.localStorage.setItem(cartStorageKey, text);
    setPageCart(target);
  } catch {
    setPageCart(target, items);
  }
  target.dispatchEvent(new StorageEvent('storage', { key: cartStorageKey }));
}

/** Subscribes to changes from this tab, other tabs and the back/forward cache. @returns unsubscribe function */
export function onCartKept(callback: () => void, target: Window = window): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if ((key ?? cartStorageKey) === cartStorageKey) callback();
  };
  // Pages receive no storage events while they are in the back/forward cache.
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && callback();
  target.addEventListener('storage', onStorage);
  target.addEventListener('pageshow', onPageShow);
  return () => {
    target.removeEventListener('storage', onStorage);
    target.removeEventListener('pageshow', onPageShow);
  };
}

import type { CartItem } from '../contracts';
import { cartRestored, selectCartItems } from '../store/cartSlice';
import type { AppStore } from '../store/createStore';
import { cartText } from './cartStorage';
import { keepCart, keptCart, onCartKept } from './keptCart';

/**
 * Synchronises the cart in the store with local storage: restores it now and on changes by other tabs or the first responder,
 * and saves it on every change. While storage is full or blocked the cart lasts as long as the page.
 *
 * @returns unsubscribe function
 */
export function connectCart(store: AppStore, target: Window = window): () => void {
  let lastSynced: readonly CartItem[] = selectCartItems(store.getState());

  function restore() {
    const items = keptCart(target);
    if (!items || cartText(items) === cartText(lastSynced)) return;
    // Set before the dispatch: `save` would otherwise write the cart back, over a newer change by another tab.
    lastSynced = items;
    store.dispatch(cartRestored(items));
  }

  function save() {
    const items = selectCartItems(store.getState());
    if (items === lastSynced) return;
    lastSynced = items;
    keepCart(items, cartText(items), target);
  }

  restore();
  const unsubscribe = store.subscribe(save);
  const unsubscribeFromStorage = onCartKept(restore, target);
  return () => {
    unsubscribe();
    unsubscribeFromStorage();
  };
}

import type { CartItem } from '../contracts';
import { cartRestored, selectCartItems } from '../store/cartSlice';
import type { AppStore } from '../store/createStore';
import { cartText } from './cartStorage';
import { keepCart, keptCart, onCartKept } from './keptCart';

/**
 * Keeps the cart and local storage equal: restores it now, saves it on every change, follows other tabs and the first
 * responder. Storage that is full or forbidden leaves a cart that lives as long as the page.
 *
 * @returns a function that stops it
 */
export function connectCart(store: AppStore, target: Window = window): () => void {
  let synced: readonly CartItem[] = selectCartItems(store.getState());

  function restore() {
    const items = keptCart(target);
    if (!items || cartText(items) === cartText(synced)) return;
    // Before the dispatch, so that `save` does not write back what another tab may have changed meanwhile.
    synced = items;
    store.dispatch(cartRestored(items));
  }

  function save() {
    const items = selectCartItems(store.getState());
    if (items === synced) return;
    synced = items;
    keepCart(items, cartText(items), target);
  }

  restore();
  const unsubscribe = store.subscribe(save);
  const stopFollowing = onCartKept(restore, target);
  return () => {
    unsubscribe();
    stopFollowing();
  };
}

import type { CartItem } from '../contracts';
import { cartRestored, selectCartItems } from '../store/cartSlice';
import type { AppStore } from '../store/createStore';
import { cartText } from './cartStorage';
import { keepCart, keptCart, onCartKept } from './keptCart';

/** Without storage the cart lasts as long as the page. @returns unsubscribe function */
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

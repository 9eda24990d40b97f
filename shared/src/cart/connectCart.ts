import { type CartItem, cartStorageKey } from '../contracts';
import { cartRestored, selectCartItems } from '../store/cartSlice';
import type { AppStore } from '../store/createStore';
import { parseCart } from './cartStorage';

/**
 * Keeps the cart and local storage equal: restores it now, saves it on every change, follows other tabs.
 * Storage that is full or forbidden leaves a cart that lives as long as the page.
 *
 * @returns a function that stops it
 */
export function connectCart(store: AppStore, target: Window = window): () => void {
  let synced: readonly CartItem[] = selectCartItems(store.getState());

  function restore() {
    let text: string | null = null;
    try {
      text = target.localStorage.getItem(cartStorageKey);
    } catch {
      return;
    }
    const items = parseCart(text);
    if (JSON.stringify(items) === JSON.stringify(synced)) return;
    // Before the dispatch, so that `save` does not write back what another tab may have changed meanwhile.
    synced = items;
    store.dispatch(cartRestored(items));
  }

  function save() {
    const items = selectCartItems(store.getState());
    if (items === synced) return;
    synced = items;
    try {
      target.localStorage.setItem(cartStorageKey, JSON.stringify(items));
    } catch {
      // Nothing to do: the visitor still has the cart of this page.
    }
  }

  function followOtherTab(event: StorageEvent) {
    // A null key means that the whole storage was cleared.
    if (event.key === cartStorageKey || event.key === null) restore();
  }

  function catchUp(event: PageTransitionEvent) {
    // A page out of the back/forward cache was told nothing while it slept.
    if (event.persisted) restore();
  }

  restore();
  const unsubscribe = store.subscribe(save);
  target.addEventListener('storage', followOtherTab);
  target.addEventListener('pageshow', catchUp);
  return () => {
    unsubscribe();
    target.removeEventListener('storage', followOtherTab);
    target.removeEventListener('pageshow', catchUp);
  };
}

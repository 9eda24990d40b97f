import type { AppStore } from '../store/createStore';
/**
 * Synchronises the cart in the store with local storage: restores it now and on changes by other tabs or the first responder,
 * and saves it on every change. While storage is full or blocked the cart lasts as long as the page.
 *
 * @returns unsubscribe function
 */
export declare function connectCart(store: AppStore, target?: Window): () => void;

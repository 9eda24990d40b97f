import type { AppStore } from '../store/createStore';
/**
 * Keeps the cart and local storage equal: restores it now, saves it on every change, follows other tabs and the first
 * responder. Storage that is full or forbidden leaves a cart that lives as long as the page.
 *
 * @returns a function that stops it
 */
export declare function connectCart(store: AppStore, target?: Window): () => void;

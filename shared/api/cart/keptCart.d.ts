import { type CartItem } from '../contracts';
/** Reads the stored cart; null if storage is blocked and the page holds no cart. */
export declare function keptCart(target?: Window): readonly CartItem[] | null;
/**
 * Stores a cart in local storage, or in the page if storage is full or blocked. Dispatches a `storage` event in this tab too,
 * where browsers send none.
 *
 * @param text text to store
 */
export declare function keepCart(items: readonly CartItem[], text?: string, target?: Window): void;
/**
 * Subscribes to changes of the stored cart, from this tab, other tabs and the back/forward cache.
 *
 * @returns unsubscribe function
 */
export declare function onCartKept(callback: () => void, target?: Window): () => void;

import { type CartItem } from '../contracts';
/** The cart that the browser keeps, or else the page; null where neither has one, since storage is forbidden. */
export declare function keptCart(target?: Window): readonly CartItem[] | null;
/**
 * Keeps a cart: in the browser, or, where its storage is full or forbidden, as long as the page lives. Tells the page, as
 * browsers tell other tabs: who shows the cart need not know who writes it.
 *
 * @param text what is stored of it
 */
export declare function keepCart(items: readonly CartItem[], text?: string, target?: Window): void;
/** Calls back whenever the kept cart may have changed. @returns a function that stops it */
export declare function onCartKept(callback: () => void, target?: Window): () => void;

import type { CartItem } from '../contracts';
/**
 * Reads what local storage holds. Anything that is not a cart is an empty one, never an error; a line that is not a
 * cart item is left out, and so is a second line of the same product.
 */
export declare function parseCart(text: string | null): CartItem[];

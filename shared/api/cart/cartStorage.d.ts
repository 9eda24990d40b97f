import type { CartableProduct, CartItem } from '../contracts';
/**
 * Reads what local storage holds. Anything that is not a cart is an empty one, never an error; a line that is not a
 * cart item is left out, and so is a second line of the same product. Lines of earlier versions have more fields than
 * `cartText` writes.
 */
export declare function parseCart(text: string | null): CartItem[];
/** A cart as local storage holds it. */
export declare function cartText(items: readonly CartItem[]): string;
/** A product as the first responder is given it: with the fields that its line will have. */
export declare function productText(product: CartableProduct): string;

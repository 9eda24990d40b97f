import type { CartableProduct, CartItem } from '../contracts';
/**
 * Parses a cart from local storage. Invalid text gives an empty cart; invalid lines, and further lines of the same product, are
 * dropped. Lines that earlier versions have stored have more fields than `cartText` writes.
 */
export declare function parseCart(text: string | null): CartItem[];
export declare function cartText(items: readonly CartItem[]): string;
/** Serialises a product for the first responder, with the fields of a line. */
export declare function productText(product: CartableProduct): string;

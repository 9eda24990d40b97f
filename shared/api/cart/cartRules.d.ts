import type { CartableProduct, CartItem } from '../contracts';
/**
 * Rules of the cart (spec 4, Cart), as functions of a list of lines. Both the store and the first responder apply them.
 */
/** Adds a line with quantity 1, unless the product has a line already. */
export declare function withProduct(items: readonly CartItem[], product: CartableProduct): readonly CartItem[];
/** Changes the quantity of a line by `step`, and removes the line at 0. */
export declare function withStep(items: readonly CartItem[], id: string, step: number): readonly CartItem[];
/**
 * Updates the lines from the catalogue. A line with a changed price keeps the old one as `previousPrice`; a line whose product
 * is no longer in the catalogue stays, with `isGone`.
 *
 * @param products the whole catalogue; an empty list is taken for a failure and changes nothing
 * @returns the same list if nothing has changed
 */
export declare function withCatalogue(items: readonly CartItem[], products: readonly CartableProduct[]): readonly CartItem[];
/** Removes `previousPrice` from all lines, once the visitor has seen the notes. */
export declare function withoutNotes(items: readonly CartItem[]): readonly CartItem[];
export declare function totalQuantity(items: readonly CartItem[]): number;
/** Returns the total in BRL, rounded to centavos (spec 9), without lines that are gone from the catalogue. */
export declare function totalPrice(items: readonly CartItem[]): number;

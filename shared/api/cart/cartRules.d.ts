import type { CartableProduct, CartItem } from '../contracts';
/**
 * The rules of spec 4, Cart, as functions of a list of lines: for the store, and for the first responder, which keeps the
 * cart until the store is there.
 */
/** With one unit of a product; one that is already there stays as it is. */
export declare function withProduct(items: readonly CartItem[], product: CartableProduct): readonly CartItem[];
/** With units more or less of a line; one that has none left goes away. */
export declare function withStep(items: readonly CartItem[], id: string, step: number): readonly CartItem[];
/**
 * With what the catalogue says now. A changed price is noted beside the one that the visitor saw; a product that the
 * catalogue no longer has keeps its line.
 *
 * @param products all of the catalogue; an empty one is a failure and changes nothing
 * @returns the same list where nothing has changed
 */
export declare function withCatalogue(items: readonly CartItem[], products: readonly CartableProduct[]): readonly CartItem[];
/** Without notes of changed prices: the visitor has seen them. */
export declare function withoutNotes(items: readonly CartItem[]): readonly CartItem[];
/** Units of all lines together. */
export declare function totalQuantity(items: readonly CartItem[]): number;
/** BRL: sum of price times quantity, rounded to centavos (spec 9), of what the catalogue has. */
export declare function totalPrice(items: readonly CartItem[]): number;

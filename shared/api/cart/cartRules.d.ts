import type { CartableProduct, CartItem } from '../contracts';
/**
 * The rules of spec 4, Cart, as functions of a list of lines: for the store, and for the first responder, which keeps the
 * cart until the store is there.
 */
/** With one unit of a product; one that is already there stays as it is. */
export declare function withProduct(items: readonly CartItem[], product: CartableProduct): readonly CartItem[];
/** With units more or less of a line; one that has none left goes away. */
export declare function withStep(items: readonly CartItem[], id: string, step: number): readonly CartItem[];
/** Units of all lines together. */
export declare function totalQuantity(items: readonly CartItem[]): number;
/** BRL: sum of price times quantity, rounded to centavos (spec 9). */
export declare function totalPrice(items: readonly CartItem[]): number;

import type { CartableProduct, CartItem } from '../contracts';
export interface Cart {
    readonly items: readonly CartItem[];
    readonly totalQuantity: number;
    /** BRL. */
    readonly total: number;
    add(product: CartableProduct): void;
    increase(id: string): void;
    decrease(id: string): void;
    /** Empties the cart; shows an alert if it is empty already (spec 8). */
    clear(): void;
    open(): void;
}
/**
 * Content of the cart, and its actions (spec 4, Cart).
 *
 * @throws Error outside a `CartProvider`
 */
export declare function useCart(): Cart;
/** Returns true if a product is in the cart; re-renders only when that changes. */
export declare function useIsInCart(id: string): boolean;
/** Returns `Cart.add`, and never re-renders. */
export declare function useAddToCart(): Cart['add'];

import type { CartableProduct, CartItem } from '../contracts';
export interface Cart {
    readonly items: readonly CartItem[];
    /** Units of all lines together. */
    readonly totalQuantity: number;
    /** BRL. */
    readonly total: number;
    add(product: CartableProduct): void;
    increase(id: string): void;
    decrease(id: string): void;
    /** Empties the cart, or says so in an alert when it is empty already (spec 8). */
    clear(): void;
    /** Opens the cart panel. */
    open(): void;
}
/**
 * The cart and what can be done with it (spec 4, Cart).
 *
 * @throws Error outside a `CartProvider`
 */
export declare function useCart(): Cart;
/** Whether a product is in the cart; re-renders only when that changes, so that a long list stays cheap. */
export declare function useIsInCart(id: string): boolean;
/** `Cart.add` alone, for components that never show the cart's content. */
export declare function useAddToCart(): Cart['add'];

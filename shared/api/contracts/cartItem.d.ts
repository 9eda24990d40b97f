import type { Product } from './product';
/** A line of the cart (spec 3, Cart item): what the panel shows, plus whatever the product carried along. */
export type CartItem = Pick<Product, 'id' | 'name' | 'price' | 'imagePath'> & Partial<Omit<Product, 'id' | 'name' | 'price' | 'imagePath'>> & {
    /** Whole units, at least 1. */
    readonly quantity: number;
};
/** What a product must have to become a line of the cart. */
export type CartableProduct = Omit<CartItem, 'quantity'>;

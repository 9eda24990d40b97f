import type { Product } from './product';
/** The fields of a product that its line in the cart keeps: what the panel shows, and what names the product to others. */
type KeptFields = Pick<Product, 'id' | 'name' | 'price' | 'imagePath'> & Partial<Pick<Product, 'fullName' | 'type' | 'productLink' | 'sobConsulta'>>;
/** A line of the cart (spec 3, Cart item). What a product has besides stays in the catalogue. */
export type CartItem = KeptFields & {
    /** Whole units, at least 1. */
    readonly quantity: number;
    /** BRL: what the visitor saw before the catalogue changed the price, until the panel was closed once. */
    readonly previousPrice?: number;
    /** True for a product that the catalogue no longer has: it stays in the cart, and out of the total. */
    readonly isGone?: boolean;
};
/** What a product must have to become a line of the cart. */
export type CartableProduct = KeptFields;
export {};

import type { Product } from './product';
/** Fields of a product that are copied into its line of the cart. */
type KeptFields = Pick<Product, 'id' | 'name' | 'price' | 'imagePath'> & Partial<Pick<Product, 'fullName' | 'type' | 'productLink' | 'sobConsulta'>>;
/** Line of the cart (spec 3, Cart item). */
export type CartItem = KeptFields & {
    /** Whole units, at least 1. */
    readonly quantity: number;
    /** BRL. Price before a change in the catalogue; removed once the visitor has seen the change and closed the panel. */
    readonly previousPrice?: number;
    /** True for a product that is no longer in the catalogue; its line does not count in the total. */
    readonly isGone?: boolean;
};
/** Product that can be added to the cart. */
export type CartableProduct = KeptFields;
export {};

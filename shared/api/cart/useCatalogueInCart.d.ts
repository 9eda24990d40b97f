import type { CartableProduct } from '../contracts';
/**
 * Has the lines of the cart say what the catalogue says now: names, prices, pictures.
 *
 * @param products all of the catalogue; always the same list
 */
export declare function useCatalogueInCart(products: readonly CartableProduct[]): void;

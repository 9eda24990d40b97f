import type { CartableProduct } from '../contracts';
/**
 * Updates names, prices and pictures in the cart from the catalogue.
 *
 * @param products the whole catalogue; pass the same list on every render
 */
export declare function useCatalogueInCart(products: readonly CartableProduct[]): void;

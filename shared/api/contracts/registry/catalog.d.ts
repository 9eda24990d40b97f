import type { CartableProduct } from '../cartItem';
import type { PageModule, PagePaths } from '../pageModule';
import type { PageOf, RegisteredRemote } from './registeredRemote';
export interface ProductPageProps {
    /** From the address, decoded; may be unknown to the catalogue. */
    readonly productId: string;
}
/** What mfe-catalog lets the others load. */
export interface CatalogModules {
    'mfe_catalog/ProductsPage': PageModule;
    'mfe_catalog/ProductPage': PageModule<ProductPageProps>;
    /** All of the catalogue: the cart's lines take names, prices and pictures from it. */
    'mfe_catalog/products': {
        readonly default: readonly CartableProduct[];
    };
    'mfe_catalog/paths': {
        readonly default: PagePaths;
    };
}
export declare const catalogPaths: {
    readonly products: "/produtos";
    readonly product: (id: string) => string;
};
export declare const catalogRemote: RegisteredRemote<PageOf<CatalogModules>>;

import type { CartableProduct } from '../cartItem';
import type { PageModule, PagePaths } from '../pageModule';
import type { PageOf, RegisteredRemote } from './registeredRemote';
export interface ProductPageProps {
    /** Decoded from the address; the catalogue may have no such product. */
    readonly productId: string;
}
/** Modules that mfe-catalog exposes. */
export interface CatalogModules {
    'mfe_catalog/ProductsPage': PageModule;
    'mfe_catalog/ProductPage': PageModule<ProductPageProps>;
    /** The whole catalogue; updates the lines of the cart. */
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

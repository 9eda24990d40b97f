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
  'mfe_catalog/products': { readonly default: readonly CartableProduct[] };
  'mfe_catalog/paths': { readonly default: PagePaths };
}

export const catalogPaths = {
  products: '/produtos',
  product: (id: string) => `/produtos/${encodeURIComponent(id)}`,
} as const;

export const catalogRemote: RegisteredRemote<PageOf<CatalogModules>> = {
  folder: 'mfe-catalog',
  pages: [
    {
      pattern: '/produtos',
      module: 'mfe_catalog/ProductsPage',
      menu: { label: 'Produtos', position: 40 },
    },
    {
      pattern: '/produtos/:productId',
      module: 'mfe_catalog/ProductPage',
      props: ({ productId = '' }) => ({ productId }),
    },
  ],
};

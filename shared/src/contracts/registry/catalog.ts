import type { CartableProduct } from '../cartItem';
import type { PageModule, PagePaths } from '../pageModule';
import type { OwnedNames, PageOf, RegisteredRemote } from './registeredRemote';

export interface ProductPageProps {
  /** Decoded from the address; the catalogue may have no such product. */
  readonly productId: string;
}

/** Modules that mfe-catalog exposes. */
export interface CatalogModules {
  'mfe_catalog/ProductsPage': PageModule;
  'mfe_catalog/ProductPage': PageModule<ProductPageProps>;
  'mfe_catalog/ComparePage': PageModule;
  'mfe_catalog/ExtinguishersPage': PageModule;
  /** The whole catalogue; updates the lines of the cart. */
  'mfe_catalog/products': { readonly default: readonly CartableProduct[] };
  'mfe_catalog/paths': { readonly default: PagePaths };
}

export const catalogPaths = {
  products: '/produtos',
  /** Comparison of the products in the query: `?ids=CO2-6KG,AP-10L`. */
  compare: '/produtos/comparar',
  /** The visitor's own extinguishers, with their due dates. */
  extinguishers: '/meus-extintores',
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
    // Before the products: the first pattern that matches is used.
    { pattern: catalogPaths.compare, module: 'mfe_catalog/ComparePage' },
    {
      pattern: '/produtos/:productId',
      module: 'mfe_catalog/ProductPage',
      props: ({ productId = '' }) => ({ productId }),
    },
    { pattern: catalogPaths.extinguishers, module: 'mfe_catalog/ExtinguishersPage' },
  ],
};

export const catalogNames: OwnedNames = {
  folder: 'mfe-catalog',
  ids: [
    ...['imagem', 'lugares', 'orcamento', 'resultados'],
    // Places to protect; the schema of `content/lugares` accepts these, and new ones that begin with `lugar-`.
    ...[
      'area-externa',
      'areas-comuns',
      'cozinha',
      'deposito',
      'escritorio',
      'garagem',
      'posto',
      'quadro-eletrico',
      'sala-de-maquinas',
    ],
    ...['sala-de-ti', 'lugar-*'],
  ],
  attributes: ['data-cart'],
};

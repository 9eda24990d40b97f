import { type PageMetadata, paths } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { paginaProdutos } from '../../content/pagina-produtos';

/** Head of `/produtos`; the list follows https://schema.org/ItemList. */
export function catalogueMetadata(products: readonly Product[], siteUrl: string): PageMetadata {
  return {
    title: paginaProdutos.titulo,
    description: paginaProdutos.descricao,
    canonicalPath: paths.products,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: paginaProdutos.faixa.titulo,
        numberOfItems: products.length,
        itemListElement: products.map(({ id, name }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: `${siteUrl}${paths.product(id)}`,
        })),
      },
    ],
  };
}

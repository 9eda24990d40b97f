import { type PageMetadata, paths } from '@site/shared';
import type { Product } from '@site/shared/contracts';

/** Head of `/produtos`; the list follows https://schema.org/ItemList. */
export function catalogueMetadata(products: readonly Product[], siteUrl: string): PageMetadata {
  return {
    title: 'Extintores de incêndio portáteis e sobre rodas',
    description:
      'Catálogo de extintores de água, CO₂, pó químico BC e ABC e espuma mecânica, portáteis e sobre rodas, com preços e especificações técnicas.',
    canonicalPath: paths.products,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: 'Extintores de incêndio',
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

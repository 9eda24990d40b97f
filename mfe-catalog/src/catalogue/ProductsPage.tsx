import { PageHead, type PageMetadata, paths, useSiteConfig } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { useMemo } from 'react';
import { paginaProdutos } from '../../content/pagina-produtos';
import { products } from '../data/products';
import { Catalogue } from './Catalogue';
import { CatalogueBanner } from './CatalogueBanner';

export function ProductsPage() {
  const { siteUrl } = useSiteConfig();
  const metadata = useMemo(() => catalogueMetadata(products, siteUrl), [siteUrl]);
  return (
    <>
      <PageHead metadata={metadata} />
      <CatalogueBanner />
      <Catalogue products={products} />
    </>
  );
}

/** Head of `/produtos`; the list follows https://schema.org/ItemList. */
function catalogueMetadata(products: readonly Product[], siteUrl: string): PageMetadata {
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

import { PageHead, useSiteConfig } from '@site/shared';
import { useMemo } from 'react';
import { products } from '../data/products';
import { Catalogue } from './Catalogue';
import { CatalogueBanner } from './CatalogueBanner';
import { catalogueMetadata } from './catalogueMetadata';

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

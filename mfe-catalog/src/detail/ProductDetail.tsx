import { PageHead, useSiteConfig } from '@site/shared';
import { Container } from '@site/shared/ui';
import { useMemo } from 'react';
import { Announcer } from '../card/Announcer';
import { QuoteForm } from '../card/QuoteForm';
import { Breadcrumb } from './Breadcrumb';
import { Gallery } from './Gallery';
import './ProductDetail.print.module.css';
import styles from './ProductDetail.module.css';
import { ProductInformation } from './ProductInformation';
import { ProductSummary } from './ProductSummary';
import { productMetadata } from './productMetadata';
import type { ProductPageData } from './productPageData';
import { RelatedProducts } from './RelatedProducts';

export function ProductDetail({ product, related }: ProductPageData) {
  const { siteUrl } = useSiteConfig();
  const metadata = useMemo(() => productMetadata(product, siteUrl), [product, siteUrl]);
  return (
    <Announcer>
      <PageHead metadata={metadata} />
      <Container>
        <Breadcrumb name={product.name} />
        <div className={styles.top}>
          <Gallery product={product} />
          <ProductSummary product={product} />
        </div>
      </Container>
      <ProductInformation product={product} />
      <RelatedProducts products={related} />
      <QuoteForm />
    </Announcer>
  );
}

import type { ProductPageProps } from '@site/shared/contracts';
import { ProductDetail } from './ProductDetail';
import { ProductNotFound } from './ProductNotFound';
import { productPageData } from './productPageData';

export function ProductPage({ productId }: ProductPageProps) {
  const data = productPageData(productId);
  if (!data) return <ProductNotFound key={productId} productId={productId} />;
  return <ProductDetail key={data.product.id} {...data} />;
}

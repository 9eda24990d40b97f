import { useCatalogueInCart } from '@site/shared';
import type { ProductPageProps } from '@site/shared/contracts';
import { products } from '../data/products';
import { ProductDetail } from './ProductDetail';
import { ProductNotFound } from './ProductNotFound';
import { productPageData } from './productPageData';

/** `/produtos/{productId}` (spec 2, Product detail). */
export function ProductPage({ productId }: ProductPageProps) {
  useCatalogueInCart(products);
  const data = productPageData(productId);
  if (!data) return <ProductNotFound key={productId} productId={productId} />;
  return <ProductDetail key={data.product.id} {...data} />;
}

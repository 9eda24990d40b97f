import type { ProductPageProps } from '@site/shared/contracts';
import { products } from '../data/products';
import { ProductDetail } from './ProductDetail';
import { ProductNotFound } from './ProductNotFound';

/** `/produtos/{productId}` (spec 2, Product detail). */
export function ProductPage({ productId }: ProductPageProps) {
  const product = products.find(({ id }) => id === productId);
  if (!product) return <ProductNotFound productId={productId} />;
  return <ProductDetail key={product.id} product={product} catalogue={products} />;
}

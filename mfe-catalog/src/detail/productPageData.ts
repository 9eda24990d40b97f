import type { Product } from '@site/shared/contracts';
import { products } from '../data/products';
import { relatedProducts } from './relatedRule';

export interface ProductPageData {
  readonly product: Product;
  readonly related: readonly Product[];
}

export function productPageData(id: string): ProductPageData | undefined {
  const product = products.find((it) => it.id === id);
  return product && { product, related: relatedProducts(product, products) };
}

import type { Product } from '@site/shared/contracts';
import { products } from '../data/products';
import { relatedProducts } from './relatedRule';

/** All of the catalogue that one product's page shows. */
export interface ProductPageData {
  readonly product: Product;
  readonly related: readonly Product[];
}

/** Undefined for an id that the catalogue doesn't have. */
export function productPageData(id: string): ProductPageData | undefined {
  const product = products.find((it) => it.id === id);
  return product && { product, related: relatedProducts(product, products) };
}

import type { Product } from '@site/shared/contracts';
import { products } from '../data/products';
import { productTags } from '../productTags';

export interface ProductPageData {
  readonly product: Product;
  readonly related: readonly Product[];
}

export function productPageData(id: string): ProductPageData | undefined {
  const product = products.find((it) => it.id === id);
  return product && { product, related: relatedProducts(product, products) };
}

const mainCategoryScore = 3;
const maximum = 4;

/** Spec 3, Related-product rule: 3 points for the main category, 1 for each shared sub-tag; at most 4. */
export function relatedProducts(product: Product, all: readonly Product[]): Product[] {
  const [main, ...subTags] = productTags(product);
  const wanted = new Set(subTags);

  function score(other: Product): number {
    const [otherMain, ...otherSubTags] = productTags(other);
    const shared = [...new Set(otherSubTags)].filter((tag) => wanted.has(tag)).length;
    return (main !== undefined && otherMain === main ? mainCategoryScore : 0) + shared;
  }

  return all
    .filter(({ id }) => id !== product.id)
    .map((other) => ({ other, score: score(other) }))
    .filter((entry) => entry.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, maximum)
    .map(({ other }) => other);
}

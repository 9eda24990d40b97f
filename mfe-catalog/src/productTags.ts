import type { Product } from '@site/shared/contracts';

/** The tags of a product's `type`: the main category first, then the sub-tags (spec 3, Product). */
export function productTags({ type }: Pick<Product, 'type'>): string[] {
  return type
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

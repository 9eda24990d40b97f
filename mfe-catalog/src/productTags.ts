import type { Product } from '@site/shared/contracts';

/** Tags of a product's `type`: main category, then sub-tags (spec 3, Product). */
export function productTags({ type }: Pick<Product, 'type'>): string[] {
  return type
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

import type { Product } from '@site/shared/contracts';
import { filterOptions } from '../filter/filterOptions';
import { productTags } from '../productTags';

const labels = new Map([...filterOptions.map(({ value, label }) => [value, label] as const), ['espuma', 'Espuma']]);
const mobilities = ['portatil', 'sobre-rodas'];

/** Main category and mobility, such as `CO₂ · Portátil`. */
export function categoryHint(product: Pick<Product, 'type'>): string {
  const [main = '', ...subTags] = productTags(product);
  const mobility = subTags.find((tag) => mobilities.includes(tag)) ?? '';
  return [main, mobility]
    .map((tag) => labels.get(tag))
    .filter((label) => label !== undefined)
    .join(' · ');
}

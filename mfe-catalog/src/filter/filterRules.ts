import type { Product } from '@site/shared/contracts';
import { type Place, placeOf } from '../places/places';
import { productTags } from '../productTags';
import { filterOptions } from './filterOptions';

const parameter = 'filtro';
const knownValues = new Set(filterOptions.map(({ value }) => value));

/** Products with any of the selected tags; all products where nothing is selected (spec 4, Filter panel). */
export function filterProducts(products: readonly Product[], selected: readonly string[]): readonly Product[] {
  if (selected.length === 0) return products;
  const wanted = new Set(selected);
  return products.filter((product) => productTags(product).some((tag) => wanted.has(tag)));
}

export const countOf = ({ length }: readonly Product[]): string => (length === 1 ? '1 produto' : `${length} produtos`);

export const isWheeled = (product: Product): boolean => productTags(product).includes('sobre-rodas');

export const hasBothMobilities = (products: readonly Product[]): boolean =>
  products.some(isWheeled) && !products.every(isWheeled);

export function emptyCategories(products: readonly Product[]): readonly string[] {
  const tags = new Set(products.flatMap(productTags));
  return [...knownValues].filter((value) => !tags.has(value));
}

/** Selected values of a query such as `?filtro=co2,4KG`, in its order, without unknown values. */
export function parseFilter(search: string): string[] {
  const values = new URLSearchParams(search).getAll(parameter).flatMap((text) => text.split(','));
  return [...new Set(values)].filter((value) => knownValues.has(value));
}

/** Place of an address such as `/produtos#garagem`; undefined where the query names a filter. */
export function placeInAddress(search: string, hash: string): Place | undefined {
  return parseFilter(search).length > 0 ? undefined : placeOf(hash);
}

export function formatFilter(selected: readonly string[]): string {
  return selected.map(encodeURIComponent).join(',');
}

/** Query with another selection and all other parameters unchanged; commas stay unescaped. */
export function withFilter(search: string, selected: readonly string[]): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=')[0] !== parameter);
  const pairs = selected.length > 0 ? [...others, `${parameter}=${formatFilter(selected)}`] : others;
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

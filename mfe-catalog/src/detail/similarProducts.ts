import type { Product } from '@site/shared/contracts';

const maximum = 4;

const partsOf = (id: string) => id.toUpperCase().split('-');

/** At most 4 products: those whose ids share most parts, such as `CO2`, then the first of each main category. */
export function similarProducts(id: string, all: readonly Product[]): Product[] {
  const wanted = new Set(partsOf(id));
  const score = (product: Product) => partsOf(product.id).filter((part) => wanted.has(part)).length;
  const similar = all.filter((product) => score(product) > 0).toSorted((a, b) => score(b) - score(a));
  return [...new Set([...similar, ...firstOfEachCategory(all)])].slice(0, maximum);
}

function firstOfEachCategory(all: readonly Product[]): Product[] {
  const category = ({ type }: Product) => type.split(',')[0];
  return all.filter((product, index) => all.findIndex((other) => category(other) === category(product)) === index);
}

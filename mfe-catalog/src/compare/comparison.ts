import type { Product } from '@site/shared/contracts';
import { type Place, placeOf } from '../places/places';
import { limits, parameters } from './comparePath';

export interface Comparison {
  readonly products: readonly Product[];
  /** Place that was chosen in the list of products. */
  readonly place: Place | undefined;
  /** Ids in the address that no product has. */
  readonly unknown: readonly string[];
  /** Products in the address beyond the most that are compared. */
  readonly surplus: readonly Product[];
}

/** Reads the products of a query such as `?ids=CO2-6KG,AP-10L&lugar=garagem`, in its order, in upper or lower case, each once. */
export function readComparison(search: string, catalogue: readonly Product[]): Comparison {
  const query = new URLSearchParams(search);
  const ids = query.getAll(parameters.ids).flatMap((text) => text.split(','));
  const named = new Set<Product>();
  const unknown = new Set<string>();
  for (const id of ids.map((text) => text.trim()).filter(Boolean)) {
    const product = catalogue.find((it) => it.id.toLowerCase() === id.toLowerCase());
    if (product) named.add(product);
    // Shown on the page: an address made by somebody else must not fill it.
    else unknown.add(id.slice(0, 40));
  }
  const products = [...named];
  return {
    products: products.slice(0, limits.most),
    place: placeOf(`#${query.get(parameters.place)}`),
    surplus: products.slice(limits.most),
    unknown: [...unknown],
  };
}

/** Messages about an address with too few, too many or unknown products. */
export function comparisonMessages({ products, unknown, surplus }: Comparison): readonly string[] {
  const few = products.length === 0 ? 'Escolha de dois a quatro produtos.' : 'Escolha pelo menos mais um produto.';
  return [
    ...(unknown.length > 0 ? [`Não encontramos: ${unknown.slice(0, limits.most).join(', ')}.`] : []),
    ...(surplus.length > 0 ? [`Comparamos até quatro produtos; ficou de fora: ${namesOf(surplus)}.`] : []),
    ...(products.length < limits.fewest ? [few] : []),
  ];
}

const namesOf = (products: readonly Product[]) => products.map(({ name }) => name).join(', ');

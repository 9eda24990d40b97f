import type { CartableProduct, CartItem } from '../contracts';

/** Both the store and the first responder apply these rules (spec 4, Cart). */

export function withProduct(items: readonly CartItem[], product: CartableProduct): readonly CartItem[] {
  return items.some(({ id }) => id === product.id) ? items : [...items, { ...product, quantity: 1 }];
}

/** Changes the quantity of a line by `step`, and removes the line at 0. */
export function withStep(items: readonly CartItem[], id: string, step: number): readonly CartItem[] {
  return items
    .map((item) => (item.id === id ? { ...item, quantity: item.quantity + step } : item))
    .filter(({ quantity }) => quantity > 0);
}

const catalogueFields = ['name', 'fullName', 'price', 'type', 'imagePath', 'productLink', 'sobConsulta'] as const;

/** Sets `previousPrice` and `isGone`. An empty catalogue is taken for a failure and changes nothing. */
export function withCatalogue(items: readonly CartItem[], products: readonly CartableProduct[]): readonly CartItem[] {
  if (products.length === 0) return items;
  const productsById = new Map(products.map((product) => [product.id, product]));
  const next = items.map((item) => withProductOf(item, productsById.get(item.id)));
  return next.some((item, index) => item !== items[index]) ? next : items;
}

function withProductOf(item: CartItem, product: CartableProduct | undefined): CartItem {
  if (!product) return item.isGone ? item : { ...item, isGone: true };
  const { previousPrice = item.price, isGone, ...line } = item;
  if (!isGone && catalogueFields.every((field) => item[field] === product[field])) return item;
  const updated = Object.fromEntries(catalogueFields.map((field) => [field, product[field]])) as CartableProduct;
  return { ...line, ...updated, ...(previousPrice !== product.price && { previousPrice }) };
}

/** Removes `previousPrice` from all lines, once the visitor has seen the notes. */
export function withoutNotes(items: readonly CartItem[]): readonly CartItem[] {
  if (items.every(({ previousPrice }) => previousPrice === undefined)) return items;
  return items.map(({ previousPrice: _, ...item }) => item);
}

export function totalQuantity(items: readonly CartItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Returns the total in BRL, rounded to centavos (spec 9), without lines that are gone from the catalogue. */
export function totalPrice(items: readonly CartItem[]): number {
  const centavos = ({ price, quantity, isGone }: CartItem) => (isGone ? 0 : Math.round(price * 100) * quantity);
  return items.reduce((sum, item) => sum + centavos(item), 0) / 100;
}

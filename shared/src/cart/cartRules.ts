import type { CartableProduct, CartItem } from '../contracts';

/**
 * The rules of spec 4, Cart, as functions of a list of lines: for the store, and for the first responder, which keeps the
 * cart until the store is there.
 */

/** With one unit of a product; one that is already there stays as it is. */
export function withProduct(items: readonly CartItem[], product: CartableProduct): readonly CartItem[] {
  return items.some(({ id }) => id === product.id) ? items : [...items, { ...product, quantity: 1 }];
}

/** With units more or less of a line; one that has none left goes away. */
export function withStep(items: readonly CartItem[], id: string, step: number): readonly CartItem[] {
  return items
    .map((item) => (item.id === id ? { ...item, quantity: item.quantity + step } : item))
    .filter(({ quantity }) => quantity > 0);
}

/** Fields of a line that the catalogue decides. */
const fromCatalogue = ['name', 'fullName', 'price', 'type', 'imagePath', 'productLink', 'sobConsulta'] as const;

/**
 * With what the catalogue says now. A changed price is noted beside the one that the visitor saw; a product that the
 * catalogue no longer has keeps its line.
 *
 * @param products all of the catalogue; an empty one is a failure and changes nothing
 * @returns the same list where nothing has changed
 */
export function withCatalogue(items: readonly CartItem[], products: readonly CartableProduct[]): readonly CartItem[] {
  if (products.length === 0) return items;
  const known = new Map(products.map((product) => [product.id, product]));
  const next = items.map((item) => withProductOf(item, known.get(item.id)));
  return next.some((item, index) => item !== items[index]) ? next : items;
}

function withProductOf(item: CartItem, product: CartableProduct | undefined): CartItem {
  if (!product) return item.isGone ? item : { ...item, isGone: true };
  const { previousPrice: seen = item.price, isGone, ...line } = item;
  if (!isGone && fromCatalogue.every((field) => item[field] === product[field])) return item;
  const own = Object.fromEntries(fromCatalogue.map((field) => [field, product[field]])) as CartableProduct;
  return { ...line, ...own, ...(seen !== product.price && { previousPrice: seen }) };
}

/** Without notes of changed prices: the visitor has seen them. */
export function withoutNotes(items: readonly CartItem[]): readonly CartItem[] {
  if (items.every(({ previousPrice }) => previousPrice === undefined)) return items;
  return items.map(({ previousPrice: _, ...item }) => item);
}

/** Units of all lines together. */
export function totalQuantity(items: readonly CartItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** BRL: sum of price times quantity, rounded to centavos (spec 9), of what the catalogue has. */
export function totalPrice(items: readonly CartItem[]): number {
  const centavos = ({ price, quantity, isGone }: CartItem) => (isGone ? 0 : Math.round(price * 100) * quantity);
  return items.reduce((sum, item) => sum + centavos(item), 0) / 100;
}

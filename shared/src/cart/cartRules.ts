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

/** Units of all lines together. */
export function totalQuantity(items: readonly CartItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** BRL: sum of price times quantity, rounded to centavos (spec 9). */
export function totalPrice(items: readonly CartItem[]): number {
  return items.reduce((centavos, { price, quantity }) => centavos + Math.round(price * 100) * quantity, 0) / 100;
}

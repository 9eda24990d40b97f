import type { CartableProduct, CartItem } from '../contracts';

/** Path, or URL for remotes that are deployed on another origin, or empty. */
const imageAddress = /^($|\/(?![/\\\s])|https?:\/\/)/;

const isText = (it: unknown): it is string => typeof it === 'string';
const isFiniteNumber = (it: unknown): it is number => Number.isFinite(it);

function isCartItem(value: unknown): value is CartItem {
  const { id, name, imagePath, price, quantity }: { readonly [Key in keyof CartItem]?: unknown } = value ?? {};
  return (
    isText(id) &&
    isText(name) &&
    isText(imagePath) &&
    id !== '' &&
    imageAddress.test(imagePath) &&
    isFiniteNumber(price) &&
    price >= 0 &&
    Number.isSafeInteger(quantity) &&
    Number(quantity) > 0 &&
    // In centavos.
    Number.isSafeInteger(Math.round(price * 100) * Number(quantity))
  );
}

/** Drops invalid and repeated lines. Earlier versions have stored more fields than `cartText` writes. */
export function parseCart(text: string | null): CartItem[] {
  try {
    const items: CartItem[] = JSON.parse(text ?? '').filter(isCartItem);
    return items.filter(({ id }, index) => index === items.findIndex((item) => item.id === id));
  } catch {
    return [];
  }
}

/** Fields of a line that are stored, in this order. */
const storedFields: (keyof CartItem)[] = [
  'id',
  'name',
  'fullName',
  'price',
  'type',
  'imagePath',
  'productLink',
  'sobConsulta',
  'quantity',
  'previousPrice',
  'isGone',
];

export function cartText(items: readonly CartItem[]): string {
  return JSON.stringify(items, storedFields);
}

export function productText(product: CartableProduct): string {
  return JSON.stringify(product, storedFields);
}

import type { CartableProduct, CartItem } from '../contracts';

/** Path, or URL for remotes that are deployed on another origin, or empty. */
const imageAddress = /^($|\/(?!\/)|https?:\/\/)/;

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
    Number(quantity) > 0
  );
}

/**
 * Parses a cart from local storage. Invalid text gives an empty cart; invalid lines, and further lines of the same product, are
 * dropped. Lines that earlier versions have stored have more fields than `cartText` writes.
 */
export function parseCart(text: string | null): CartItem[] {
  try {
    const items: CartItem[] = JSON.parse(text ?? '').filter(isCartItem);
    return items.filter(({ id }, index) => index === items.findIndex((item) => item.id === id));
  } catch {
    // Invalid JSON, or not a list.
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

/** Serialises a product for the first responder, with the fields of a line. */
export function productText(product: CartableProduct): string {
  return JSON.stringify(product, storedFields);
}

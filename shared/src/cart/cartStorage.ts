import type { CartableProduct, CartItem } from '../contracts';

/** A path of the site, or where a remote of another origin has its images; none is fine, too. */
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
 * Reads what local storage holds. Anything that is not a cart is an empty one, never an error; a line that is not a
 * cart item is left out, and so is a second line of the same product. Lines of earlier versions have more fields than
 * `cartText` writes.
 */
export function parseCart(text: string | null): CartItem[] {
  try {
    const items: CartItem[] = JSON.parse(text ?? '').filter(isCartItem);
    return items.filter(({ id }, index) => index === items.findIndex((item) => item.id === id));
  } catch {
    // No JSON, or no list.
    return [];
  }
}

/** The fields of a line that are stored, in this order: what else a product has stays in the catalogue. */
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

/** A cart as local storage holds it. */
export function cartText(items: readonly CartItem[]): string {
  return JSON.stringify(items, storedFields);
}

/** A product as the first responder is given it: with the fields that its line will have. */
export function productText(product: CartableProduct): string {
  return JSON.stringify(product, storedFields);
}

import type { CartItem } from '../contracts';
import { cartItem } from './cartRules';

/** A path of the site, or where a remote of another origin has its images; none is fine, too. */
const imageAddress = /^($|\/(?!\/)|https?:\/\/)/;

function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false;
  const item = value as Record<string, unknown>;
  return (
    typeof item.id === 'string' &&
    item.id !== '' &&
    typeof item.name === 'string' &&
    typeof item.imagePath === 'string' &&
    imageAddress.test(item.imagePath) &&
    typeof item.price === 'number' &&
    Number.isFinite(item.price) &&
    item.price >= 0 &&
    Number.isSafeInteger(item.quantity) &&
    Number(item.quantity) >= 1
  );
}

/**
 * Reads what local storage holds. Anything that is not a cart is an empty one, never an error; a line that is not a
 * cart item is left out, and so is a second line of the same product. Lines that earlier versions have stored have more
 * fields, which are left out.
 */
export function parseCart(text: string | null): CartItem[] {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  const byId = new Map<string, CartItem>();
  for (const item of value.filter(isCartItem)) {
    if (!byId.has(item.id)) byId.set(item.id, cartItem(item, item.quantity));
  }
  return [...byId.values()];
}

import type { CartItem } from '@site/shared/contracts';

/** Characters of the label that are kept; what is longer ends in `…`. */
const longestOrigin = 200;

/**
 * Where a message from the cart comes from, and what the visitor wanted: `Carrinho: 2 × CO2-6KG, 1 × AP-10L`, in the
 * order of the cart (docs/spec-decisions.md, 15).
 */
export function cartOrigin(items: readonly Pick<CartItem, 'id' | 'quantity'>[]): string {
  const lines = items.map(({ id, quantity }) => `${quantity} × ${id}`);
  // By characters as people count them: half of one would reach the server as a replacement character.
  const characters = [...`Carrinho: ${lines.join(', ')}`];
  return characters.length > longestOrigin ? `${characters.slice(0, longestOrigin).join('')}…` : characters.join('');
}

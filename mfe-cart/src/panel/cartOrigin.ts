import type { CartItem } from '@site/shared/contracts';

/** Code points; a longer label is cut and ends in `…`. */
const longestOrigin = 200;

/** `Carrinho: 2 × CO2-6KG, 1 × AP-10L` (docs/spec-decisions.md, 15). */
export function cartOrigin(items: readonly Pick<CartItem, 'id' | 'quantity'>[]): string {
  const lines = items.map(({ id, quantity }) => `${quantity} × ${id}`);
  // Cutting a surrogate pair in two would send a replacement character to the server.
  const characters = [...`Carrinho: ${lines.join(', ')}`];
  return characters.length > longestOrigin ? `${characters.slice(0, longestOrigin).join('')}…` : characters.join('');
}

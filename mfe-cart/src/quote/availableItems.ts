import type { CartItem } from '@site/shared/contracts';

/** Lines of the cart whose products are still in the catalogue. */
export const availableItems = (items: readonly CartItem[]): readonly CartItem[] =>
  items.some(({ isGone }) => isGone) ? items.filter(({ isGone }) => !isGone) : items;

import type { CartItem } from '@site/shared/contracts';

export const availableItems = (items: readonly CartItem[]): readonly CartItem[] =>
  items.some(({ isGone }) => isGone) ? items.filter(({ isGone }) => !isGone) : items;

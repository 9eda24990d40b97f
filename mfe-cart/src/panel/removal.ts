import type { CartItem } from '@site/shared/contracts';

type Cart = readonly CartItem[];

/** Removal of lines that the visitor can undo. */
export interface Removal {
  readonly before: Cart;
  readonly removed: ReadonlySet<string>;
}

const idsOf = (items: Cart): ReadonlySet<string> => new Set(items.map(({ id }) => id));

export const removalOf = (before: Cart, after: Cart): Removal => ({
  before,
  removed: idsOf(before.filter(({ id }) => !idsOf(after).has(id))),
});

/** Puts the removed lines back in their places. Other changes since then stay, such as those of another tab. */
export function withoutRemoval(items: Cart, { before, removed }: Removal): Cart {
  const current = new Map(items.map((item) => [item.id, item]));
  const known = before.flatMap((item) => current.get(item.id) ?? (removed.has(item.id) ? item : []));
  return [...known, ...items.filter(({ id }) => !idsOf(before).has(id))];
}

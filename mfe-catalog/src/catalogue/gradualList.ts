/** More than any screen shows. */
const screenful = 48;
/** How many items one step adds or takes away. */
const stepSize = 150;

/**
 * One step from the items that are rendered towards those that are wanted, in the order of `all`. Returns `wanted`
 * itself once they are the same.
 */
export function stepTowards<Item>(
  all: readonly Item[],
  rendered: readonly Item[],
  wanted: readonly Item[],
): readonly Item[] {
  const isRendered = new Set(rendered);
  const isWanted = new Set(wanted);
  let budget = stepSize;
  const next = all.filter((item) => {
    if (isRendered.has(item) === isWanted.has(item)) return isRendered.has(item);
    return budget-- > 0 ? isWanted.has(item) : isRendered.has(item);
  });
  return budget >= 0 ? wanted : next;
}

/** What to render at once: what is there already, and the first screenful of what is wanted; in the order of `all`. */
export function firstStep<Item>(
  all: readonly Item[],
  rendered: readonly Item[],
  wanted: readonly Item[],
): readonly Item[] {
  const items = new Set([...rendered, ...wanted.slice(0, screenful)]);
  return all.filter((item) => items.has(item));
}

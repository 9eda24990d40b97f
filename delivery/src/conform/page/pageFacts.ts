import { globalNames } from './globalNames';
import { type PageFacts, type PageState, sharesIn } from './pageState';

/** Cycles of unmounting and mounting after the first one, which may register what lasts as long as the page. */
const cycles = 3;

/** ms for React to unmount or mount a part. */
const pause = 60;

/** ms. A timeout that ends within this time does not count. */
const patience = 1000;

export async function pageFacts(
  state: PageState,
  replaced: readonly string[],
  modules: readonly string[],
): Promise<PageFacts> {
  for (const module of modules)
    await state.container?.get(module).catch((error: unknown) => {
      state.containers.push(`get('${module}') rejects: ${error}`);
    });
  const leaks = await leaksOf(state);
  const { containers, exports, unchecked } = state;
  return { containers, exports, unchecked, shares: changedShares(state), replaced, names: globalNames(), leaks };
}

async function leaksOf(state: PageState): Promise<readonly string[]> {
  if (state.parts.size === 0) return [];
  await unmountOnce(state);
  const before = countOf(state);
  for (let cycle = 0; cycle < cycles; cycle += 1) await unmountOnce(state, true);
  const deadline = performance.now() + patience;
  while (moreThan(before, state).length > 0 && performance.now() < deadline) await rest();
  return moreThan(before, state);
}

const moreThan = (before: Readonly<Record<string, number>>, state: PageState): readonly string[] =>
  Object.entries(countOf(state)).flatMap(([what, count]) => {
    const more = count - (before[what] ?? 0);
    return more >= cycles ? [`${what}: ${more} more after ${cycles} times`] : [];
  });

const rest = () => new Promise((resolve) => setTimeout(resolve, pause));

async function unmountOnce({ parts }: PageState, isUnmounted = false): Promise<void> {
  const all = [...parts];
  for (const isShown of isUnmounted ? [true, false] : [false]) {
    for (const { show } of all) show(isShown);
    await rest();
  }
}

function countOf({ held }: PageState): Readonly<Record<string, number>> {
  const counts: Record<string, number> = { 'elements of the page': document.querySelectorAll('*').length };
  for (const { what, isHeld } of held) if (isHeld()) counts[what] = (counts[what] ?? 0) + 1;
  return counts;
}

function changedShares({ shares }: PageState): readonly string[] {
  if (!shares) return [];
  return [...sharesIn(shares.scope)].flatMap(([name, share]) => {
    if (!shares.before.has(name)) return [`${name} is added to the share scope`];
    return shares.before.get(name) === share ? [] : [`${name} is replaced in the share scope`];
  });
}

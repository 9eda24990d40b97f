import { startTransition, useEffect, useMemo, useState } from 'react';
import { firstStep, stepTowards } from './gradualList';

/** A list up to this length is simply rendered. */
const short = 100;

/**
 * Which items to render so that a change of thousands shows at once: a screenful of new ones comes with the change, the
 * rest follows, and what is not wanted any more goes, in small steps in the background. Until then the caller hides what
 * is not in `wanted`. The first render is complete, so that its HTML is.
 */
export function useGradualList<Item>(all: readonly Item[], wanted: readonly Item[]): readonly Item[] {
  const [rendered, setRendered] = useState(wanted);
  const isShort = all.length <= short;

  useEffect(() => {
    if (isShort || rendered === wanted) return;
    const timer = setTimeout(() => startTransition(() => setRendered(stepTowards(all, rendered, wanted))));
    return () => clearTimeout(timer);
  }, [isShort, all, rendered, wanted]);

  return useMemo(
    () => (isShort || rendered === wanted ? wanted : firstStep(all, rendered, wanted)),
    [isShort, all, rendered, wanted],
  );
}

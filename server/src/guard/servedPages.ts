import { getsCanary } from '@site/shared/contracts';
import type { Canary } from '../site/siteReleases';
import type { Block } from './evidence';

export type ServedPages = ReturnType<typeof createServedPages>;

/** How many pages were sent to visitors of each number, 0 to 99, and at 100 to those who get their number in that page. */
export function createServedPages() {
  const counts = new Array<number>(101).fill(0);
  return {
    add(visitor: number | null) {
      counts[visitor ?? 100] = (counts[visitor ?? 100] ?? 0) + 1;
    },
    counts: (): readonly number[] => [...counts],
  };
}

/** Pages that a canary's visitors and the others were sent while it was watched. */
export interface Served {
  readonly canary: number;
  readonly live: number;
  /** As many as are expected of visitors who got their number in that page. */
  readonly newCanary: number;
  readonly newLive: number;
}

export const nothingServed: Served = { canary: 0, live: 0, newCanary: 0, newLive: 0 };

/** More views than pages that say nothing yet: tabs may be open since before the server was. */
const slack = 3;

/** @param pages that were sent since `before`, by visitors' numbers */
export function servedMeanwhile(before: Served, { remote, traffic }: Canary, pages: readonly number[]): Served {
  const unknown = pages[100] ?? 0;
  const sums = { canary: before.canary, live: before.live };
  for (const [visitor, count] of pages.slice(0, 100).entries()) {
    sums[getsCanary(visitor, remote, traffic) ? 'canary' : 'live'] += count;
  }
  return {
    ...sums,
    newCanary: before.newCanary + unknown * (traffic / 100),
    newLive: before.newLive + unknown * (1 - traffic / 100),
  };
}

/**
 * Whether views can all have been: a page tells of a release once, so that there are no more views than pages. Where no
 * page was sent from here, somebody else serves them, and nothing is known.
 */
export function isPlausible({ canary, live }: Block, served: Served): boolean {
  if (served.canary + served.live + served.newCanary + served.newLive === 0) return true;
  // Three standard deviations more than expected.
  const most = (known: number, expected: number) => known + expected + 3 * Math.sqrt(expected) + slack;
  return canary.views <= most(served.canary, served.newCanary) && live.views <= most(served.live, served.newLive);
}

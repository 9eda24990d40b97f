import { getsCanary } from '@site/shared/contracts';
import type { Canary } from './canaries';
import type { ViewCount } from './evidence';

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

/** @param pages that were sent since `before`, by visitors' numbers (`ServedPages`) */
export function servedMeanwhile(before: Served, { remote, traffic }: Canary, pages: readonly number[]): Served {
  const unknown = pages[100] ?? 0;
  const known = pages.slice(0, 100);
  const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  const canary = sumOf(known.filter((_, visitor) => getsCanary(visitor, remote, traffic)));
  return {
    canary: before.canary + canary,
    live: before.live + sumOf(known) - canary,
    newCanary: before.newCanary + unknown * (traffic / 100),
    newLive: before.newLive + unknown * (1 - traffic / 100),
  };
}

/**
 * Whether views can all have been: a page tells of a release once, so that there are no more views than pages. Where no
 * page was sent from here, somebody else serves them, and nothing is known.
 */
export function isPlausible(canary: ViewCount, live: ViewCount, served: Served): boolean {
  if (served.canary + served.live + served.newCanary + served.newLive === 0) return true;
  // Three standard deviations more than expected.
  const most = (known: number, expected: number) => known + expected + 3 * Math.sqrt(expected) + slack;
  return canary.views <= most(served.canary, served.newCanary) && live.views <= most(served.live, served.newLive);
}

import type { Views } from '../observations/releaseCounts';
import type { Canary } from './canaries';
import { type Block, upperRate, type ViewCount } from './evidence';
import { newTest, type Rules, rules, type SequentialTest, withBlock, withLoneViews } from './sequentialTest';

/** What visitors' pages have reported, as far as it is believed. */
export interface Observations {
  /** Views of a release since they are counted: that may begin anew. */
  total(remote: string, version: string): ViewCount;
  lastDay(remote: string, version: string): Views;
}

/** A canary that is being looked at. */
export interface Watch {
  readonly test: SequentialTest;
  readonly block: OpenBlock;
}

/** Views that are not evidence yet: live or the canary has had none. */
interface OpenBlock {
  readonly since: Date;
  /** Version of the live release that the canary is compared with. */
  readonly live: string;
  /** What was counted by its start. */
  readonly before: { readonly canary: ViewCount; readonly live: ViewCount };
}

/** ms: views of live from longer ago are not of the same time as a canary's. */
const longestBlock = 60 * 60_000;
/** Views of a canary, at equal shares, after which live is taken to say nothing. */
const loneViews = 20;
/** Where nothing better is known: whoever published a live release that fails in more views than that knows of it. */
const highestLiveLimit = 0.2;

export const beginWatch = (canary: Canary, observations: Observations, now: Date, test = newTest): Watch => ({
  test,
  block: openBlock(canary, observations, now),
});

/**
 * Looks at a canary again. Where both were seen since the last time, that is evidence; what is seen of one alone waits
 * for the other. Whether a block ends depends on how many views there were, never on how they went.
 */
export function lookAgain(
  { test, block }: Watch,
  canary: Canary,
  observations: Observations,
  now: Date,
  judgedBy: Rules = rules,
): Watch {
  const restart = () => openBlock(canary, observations, now);
  if (block.live !== canary.live) return { test, block: restart() };
  const seen = {
    canary: minus(observations.total(canary.remote, canary.version), block.before.canary),
    live: minus(observations.total(canary.remote, canary.live), block.before.live),
  };
  // The counts were begun anew.
  if (Math.min(seen.canary.views, seen.live.views, seen.canary.failed, seen.live.failed) < 0) {
    return { test, block: restart() };
  }
  if (seen.canary.views > 0 && seen.live.views > 0) {
    const settled = { canary: withoutLate(seen.canary), live: withoutLate(seen.live) };
    return { test: withBlock(test, settled, judgedBy), block: carryingLate(restart(), seen) };
  }
  const isOver = now.getTime() - block.since.getTime() >= longestBlock;
  const isLone = seen.live.views === 0 && seen.canary.views * (1 - canary.traffic / 100) >= loneViews;
  if (seen.canary.views > 0 && (isOver || isLone)) {
    const limit = liveLimit(canary, observations, judgedBy);
    const settled = withoutLate(seen.canary);
    return { test: withLoneViews(test, settled, limit, judgedBy), block: carryingLate(restart(), seen) };
  }
  return { test, block: isOver ? restart() : block };
}

/** A page reports a failure when it happens: its view it may have reported in an earlier block. */
const withoutLate = ({ views, failed }: ViewCount): ViewCount => ({ views, failed: Math.min(failed, views) });

/** The next block, with the failures that were more than the views of this one. */
function carryingLate(block: OpenBlock, seen: Block): OpenBlock {
  const carrying = (before: ViewCount, { views, failed }: ViewCount): ViewCount => ({
    ...before,
    failed: before.failed - Math.max(0, failed - views),
  });
  const { canary, live } = block.before;
  return { ...block, before: { canary: carrying(canary, seen.canary), live: carrying(live, seen.live) } };
}

/** What live's failure rate does not exceed, by all reports of the last day. */
function liveLimit({ remote, live }: Canary, observations: Observations, { alpha }: Rules): number {
  const { views, failedViews } = observations.lastDay(remote, live);
  return Math.min(highestLiveLimit, upperRate({ views, failed: failedViews }, alpha));
}

const openBlock = ({ remote, version, live }: Canary, observations: Observations, now: Date): OpenBlock => ({
  since: now,
  live,
  before: {
    canary: observations.total(remote, version),
    live: observations.total(remote, live),
  },
});

const minus = (a: ViewCount, b: ViewCount): ViewCount => ({ views: a.views - b.views, failed: a.failed - b.failed });

import type { Canary } from '../site';
import { type Block, sumOfBlocks, upperRate, type ViewCount } from './evidence';
import { newTest, type Rules, rules, type SequentialTest, withBlock, withLoneViews } from './sequentialTest';

/** What visitors' pages have reported of a canary and of what is live, as far as it is believed; it may begin anew. */
export interface Told extends Block {
  /** Of live, within the last day. */
  readonly liveOfDay: ViewCount;
}

/** A canary that is being looked at. */
export interface Watch {
  readonly test: SequentialTest;
  readonly block: OpenBlock;
}

/** Views that are not evidence yet: live or the canary has had none. */
interface OpenBlock {
  /** ms, as `now`. */
  readonly since: number;
  /** Version of the live release that the canary is compared with. */
  readonly live: string;
  /** What was counted by its start. */
  readonly before: Block;
}

/** ms: views of live from longer ago are not of the same time as a canary's. */
const longestBlock = 60 * 60_000;
/** Views of a canary, at equal shares, after which live is taken to say nothing. */
const loneViews = 20;
/** Where nothing better is known: whoever published a live release that fails in more views than that knows of it. */
const highestLiveLimit = 0.2;

export const beginWatch = ({ live }: Canary, told: Block, now: number, test = newTest): Watch => ({
  test,
  block: { since: now, live, before: told },
});

/**
 * Looks at a canary again. Where both were seen since the last time, that is evidence; what is seen of one alone waits
 * for the other. Whether a block ends depends on how many views there were, never on how they went.
 *
 * @param now ms since any moment, by a clock that never jumps
 */
export function lookAgain(
  { test, block }: Watch,
  canary: Canary,
  told: Told,
  now: number,
  judgedBy: Rules = rules,
): Watch {
  const restarted = beginWatch(canary, told, now, test);
  if (block.live !== canary.live) return restarted;
  const seen = { canary: minus(told.canary, block.before.canary), live: minus(told.live, block.before.live) };
  // The counts were begun anew.
  if (Math.min(seen.canary.views, seen.live.views, seen.canary.failed, seen.live.failed) < 0) return restarted;
  const settled = { canary: withoutLate(seen.canary), live: withoutLate(seen.live) };
  const next = { ...restarted.block, before: sumOfBlocks(block.before, settled) };
  if (seen.canary.views > 0 && seen.live.views > 0) return { test: withBlock(test, settled, judgedBy), block: next };
  const isOver = now - block.since >= longestBlock;
  const isLone = seen.live.views === 0 && seen.canary.views * (1 - canary.traffic / 100) >= loneViews;
  if (seen.canary.views > 0 && (isOver || isLone)) {
    // What live's failure rate does not exceed, by all reports of the last day.
    const limit = Math.min(highestLiveLimit, upperRate(told.liveOfDay, judgedBy.alpha));
    return { test: withLoneViews(test, settled.canary, limit, judgedBy), block: next };
  }
  return isOver ? restarted : { test, block };
}

/** A page reports a failure when it happens: its view it may report in a later block, and there the failure counts. */
const withoutLate = ({ views, failed }: ViewCount): ViewCount => ({ views, failed: Math.min(failed, views) });

const minus = (a: ViewCount, b: ViewCount): ViewCount => ({ views: a.views - b.views, failed: a.failed - b.failed });

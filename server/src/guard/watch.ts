import { guardLimits, type Rules, rules } from '../limits';
import type { Canary } from '../site';
import { type Block, sumOfBlocks, upperRate, type ViewCount } from './evidence';
import { newTest, type SequentialTest, withBlock, withLoneViews } from './sequentialTest';

export interface ReportedCounts extends Block {
  readonly liveOfDay: ViewCount;
}

export interface Watch {
  readonly test: SequentialTest;
  readonly block: OpenBlock;
}

/** Views that are not evidence yet, because canary or live has none. */
interface OpenBlock {
  readonly since: number;
  readonly live: string;
  readonly before: Block;
}

export const startWatch = ({ live }: Canary, reported: Block, now: number, test = newTest): Watch => ({
  test,
  block: { since: now, live, before: reported },
});

/** The end of a block depends on the number of views, never on their outcome. */
export function updateWatch(
  { test, block }: Watch,
  canary: Canary,
  reported: ReportedCounts,
  now: number,
  judgedBy: Rules = rules,
): Watch {
  const restarted = startWatch(canary, reported, now, test);
  if (block.live !== canary.live) return restarted;
  const seen = { canary: minus(reported.canary, block.before.canary), live: minus(reported.live, block.before.live) };
  if (Math.min(seen.canary.views, seen.live.views, seen.canary.failed, seen.live.failed) < 0) return restarted;
  const settled = { canary: withoutLate(seen.canary), live: withoutLate(seen.live) };
  const next = { ...restarted.block, before: sumOfBlocks(block.before, settled) };
  if (seen.canary.views > 0 && seen.live.views > 0) return { test: withBlock(test, settled, judgedBy), block: next };
  const isOver = now - block.since >= guardLimits.longestBlockMs;
  const isLone = seen.live.views === 0 && seen.canary.views * (1 - canary.traffic / 100) >= guardLimits.loneViews;
  if (seen.canary.views > 0 && (isOver || isLone)) {
    const limit = Math.min(judgedBy.highestLiveLimit, upperRate(reported.liveOfDay, judgedBy.alpha));
    return { test: withLoneViews(test, settled.canary, limit, judgedBy), block: next };
  }
  return isOver ? restarted : { test, block };
}

/** Failures whose views are not reported yet belong to the next block. */
const withoutLate = ({ views, failed }: ViewCount): ViewCount => ({ views, failed: Math.min(failed, views) });

const minus = (a: ViewCount, b: ViewCount): ViewCount => ({ views: a.views - b.views, failed: a.failed - b.failed });

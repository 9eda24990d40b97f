import { type Rules, rules } from '../limits';
import { type Block, blockEvidence, loneEvidence, sumOfBlocks, type ViewCount } from './evidence';

/** Failure rates that the test bets on, as fractions between the harmless limit and 1. The mean of their e-values is a test martingale. */
const excesses = [0.01, 0.03, 0.1, 0.35, 0.9] as const;

/** Prior of live's failure rate: 0.5 %. */
const before: ViewCount = { views: 100, failed: 0.5 };

export interface SequentialTest extends Block {
  readonly evidence: readonly number[];
}

const none: ViewCount = { views: 0, failed: 0 };

export const newTest: SequentialTest = { canary: none, live: none, evidence: excesses.map(() => 0) };

export function withBlock(
  test: SequentialTest,
  block: Block,
  { margin, viewsTogether }: Rules = rules,
): SequentialTest {
  const live = rateOfLive(test);
  const limit = Math.min(1, live + margin);
  const gained = excesses.map((excess) => blockEvidence(block, { canary: worse(limit, excess), live }, margin));
  return added(test, block, gained, viewsTogether);
}

/** Adds a period in which live had no views. @param liveLimit assumed upper bound of live's failure rate */
export function withLoneViews(
  test: SequentialTest,
  canary: ViewCount,
  liveLimit: number,
  { margin, viewsTogether }: Rules = rules,
): SequentialTest {
  const limit = Math.min(1, liveLimit + margin);
  const gained = excesses.map((excess) => loneEvidence(canary, worse(limit, excess), limit));
  return added(test, { canary, live: none }, gained, viewsTogether);
}

export function failsMoreThanLive({ canary, evidence }: SequentialTest, judgedBy: Rules = rules): boolean {
  if (canary.views < judgedBy.leastViews || canary.failed < judgedBy.leastFailedViews) return false;
  const most = Math.max(...evidence);
  const mean = evidence.reduce((sum, each) => sum + Math.exp(each - most), 0) / evidence.length;
  return most + Math.log(mean) >= Math.log(1 / judgedBy.alpha);
}

const rateOfLive = ({ live }: SequentialTest) => (live.failed + before.failed) / (live.views + before.views);

const worse = (rate: number, excess: number) => rate + excess * (1 - rate);

const added = (test: SequentialTest, block: Block, gained: readonly number[], roots: number): SequentialTest => ({
  ...sumOfBlocks(test, block),
  evidence: test.evidence.map((each, index) => each + (gained[index] ?? 0) / roots),
});

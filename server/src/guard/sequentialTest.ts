import { type Block, blockEvidence, loneEvidence, sumOfBlocks, type ViewCount } from './evidence';

export const rules = {
  /** Probability that a harmless canary is ever rolled back. */
  alpha: 0.001,
  /** Harmless excess over live's failure rate: 1 percentage point. */
  margin: 0.01,
  /** Views needed: whoever owns that many networks can have a canary rolled back. */
  leastViews: 15,
  leastFailedViews: 12,
  /** A visitor may have two addresses: this root keeps the bound for dependent views (Hölder's inequality). */
  viewsTogether: 2,
  /** Without views of live, the highest failure rate to assume of it: a publisher would notice more failures. */
  highestLiveLimit: 0.2,
} as const;

export type Rules = { readonly [Key in keyof typeof rules]: number };

/** Recovered hydrations. Extensions and translators alter up to a tenth of the pages; alpha adds to that of `rules`. */
export const recoveryRules: Rules = { ...rules, alpha: 0.0001, margin: 0.2 };

/**
 * Pages that were sent and never reported. Many visitors leave at once or block reports, so nothing is known without live;
 * alpha adds to that of `rules`.
 */
export const silenceRules: Rules = { ...rules, alpha: 0.0001, margin: 0.2, highestLiveLimit: 1 };

/** Shares of the distance from the harmless limit to 1. The mean of their e-values is a test martingale. */
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

import { type Block, blockEvidence, loneEvidence, sumOfBlocks, type ViewCount } from './evidence';

/** Rules for failed views. */
export const rules = {
  /** Probability that a harmless canary is ever rolled back. */
  alpha: 0.001,
  /** Excess over live's failure rate that is harmless: 1 percentage point. */
  margin: 0.01,
  /** Minimum of views: an owner of that many networks can have a canary rolled back. */
  leastViews: 15,
  leastFailedViews: 12,
  /**
   * A visitor may have two addresses. That root of the e-values keeps the bound for dependent views (Hölder's inequality).
   */
  viewsTogether: 2,
} as const;

export type Rules = { readonly [Key in keyof typeof rules]: number };

/**
 * Rules for recovered hydrations. Extensions and translators alter a few per cent of the pages of canary and live alike, up to
 * a tenth for a canary with one form or telephone number more. A release that renders something else than its HTML recovers in
 * every view; the margin of 20 percentage points lies between. Its alpha adds to that of `rules`, and so is a tenth of it.
 */
export const recoveryRules: Rules = { ...rules, alpha: 0.0001, margin: 0.2 };

/** Alternatives, as shares of the distance from the harmless limit to 1. The mean of their e-values is a test martingale. */
const excesses = [0.01, 0.03, 0.1, 0.35, 0.9] as const;

/** Prior of live's failure rate: half a per cent. */
const before: ViewCount = { views: 100, failed: 0.5 };

/** Plain data, so that the file can store it. */
export interface SequentialTest extends Block {
  /** Logarithm of the e-value for each of `excesses`. */
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

/** Adds canary views in a period in which live had none. @param liveLimit assumed upper bound of live's failure rate */
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

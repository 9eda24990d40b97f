import { type Block, blockEvidence, loneEvidence, sumOfBlocks, type ViewCount } from './evidence';

/** What a canary is judged by. */
export const rules = {
  /** Probability that a canary which is harmless is rolled back, ever. */
  alpha: 0.001,
  /** A canary is harmless while its failure rate is at most by that above that of live: 1 percentage point. */
  margin: 0.01,
  /** Fewer say nothing, however bad they are: whoever has so many networks can have a canary rolled back. */
  leastViews: 15,
  leastFailedViews: 12,
  /**
   * Views that may go together, since they are of one visitor with two addresses: as many count as one. With the roots of
   * e-values the bound holds however those depend on each other (Hölder's inequality).
   */
  viewsTogether: 2,
} as const;

export type Rules = { readonly [Key in keyof typeof rules]: number };

/**
 * Rules for recovered hydrations. Extensions and translators alter the pages of canary and live alike, in a few per cent of the
 * views; a canary with one form or telephone more may meet them in a tenth. A release that renders something else than its HTML
 * recovers in every view of that part. 20 percentage points lie between. The chance of a false rollback adds up with that of
 * `rules`, so that it is a tenth of it.
 */
export const recoveryRules: Rules = { ...rules, alpha: 0.0001, margin: 0.2 };

/**
 * How much worse than live, beyond the margin, a canary may be: as shares of what is left up to 100 %. Evidence is
 * gathered for each, and their mean counts, which is a test martingale as well.
 */
const excesses = [0.01, 0.03, 0.1, 0.35, 0.9] as const;

/** Views and failed views that live is taken to have had before anything was seen: half a per cent. */
const before: ViewCount = { views: 100, failed: 0.5 };

/** A sequential test: all that is known against a canary. Plain data, so that it can be kept. */
export interface SequentialTest extends Block {
  /** Logarithms of the evidence for each of the excesses. */
  readonly evidence: readonly number[];
}

const none: ViewCount = { views: 0, failed: 0 };

export const newTest: SequentialTest = { canary: none, live: none, evidence: excesses.map(() => 0) };

/** The test with one block more, of views of both at the same time. */
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

/**
 * The test with views of the canary during which nobody saw what is live.
 *
 * @param liveLimit failure rate that live is taken not to exceed
 */
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

/** Whether the canary is to be rolled back. */
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

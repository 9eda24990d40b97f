/** Of one release, within some time. */
export interface ViewCount {
  readonly views: number;
  /** Views in which it failed at least once. */
  readonly failed: number;
}

/** Views of a canary and of what is live, of the same time. */
export interface Block {
  readonly canary: ViewCount;
  readonly live: ViewCount;
}

const sum = (a: ViewCount, b: ViewCount): ViewCount => ({ views: a.views + b.views, failed: a.failed + b.failed });

export const sumOfBlocks = (a: Block, b: Block): Block => ({
  canary: sum(a.canary, b.canary),
  live: sum(a.live, b.live),
});

/**
 * Where, between two numbers within 0 and 1, something stops holding: to a billionth.
 *
 * @param holds up to that point, and not beyond
 */
function bisect(low: number, high: number, holds: (value: number) => boolean): number {
  for (let halving = 0; halving < 30; halving += 1) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Failure rates of both, from 0 to 1. */
export interface Rates {
  readonly canary: number;
  readonly live: number;
}

/**
 * By how much a block speaks for an alternative against every pair of rates with `canary <= live + margin`: the logarithm
 * of an e-value. Its exponential has an expectation of at most 1 where the canary is harmless, whatever the rate of live
 * in that block; so the product over blocks is a test martingale, which exceeds `1 / alpha` at any time with a
 * probability of at most `alpha` (Ville's inequality).
 *
 * It is the likelihood of the alternative over that of the nearest harmless rates (Turner and Grünwald, "Exact
 * anytime-valid confidence intervals for contingency tables and beyond", arXiv:2203.09785).
 *
 * @param alternative to be chosen before the block is known
 */
export function blockEvidence(block: Block, alternative: Rates, margin: number): number {
  const { canary, live } = block;
  const harmless = nearestHarmless({ canary: canary.views, live: live.views }, alternative, margin);
  return (
    logLikelihoodRatio(canary, alternative.canary, harmless.canary) +
    logLikelihoodRatio(live, alternative.live, harmless.live)
  );
}

/** The same for a canary alone, against every rate of at most `limit`. */
export const loneEvidence = (count: ViewCount, alternative: number, limit: number): number =>
  alternative <= limit ? 0 : logLikelihoodRatio(count, alternative, limit);

function logLikelihoodRatio({ views, failed }: ViewCount, rate: number, other: number): number {
  // Equal rates at 0 or 1 would be 0 times infinity.
  if (rate === other) return 0;
  return (
    (failed === 0 ? 0 : failed * Math.log(rate / other)) +
    (views === failed ? 0 : (views - failed) * Math.log((1 - rate) / (1 - other)))
  );
}

/**
 * The rates with `canary <= margin + live` under which that many views are hardest to tell from `rates`: those of the
 * smallest Kullback-Leibler divergence, by bisection, since it is convex.
 *
 * @param views of each in the block
 */
export function nearestHarmless(views: Rates, rates: Rates, margin: number): Rates {
  if (rates.canary <= rates.live + margin) return rates;
  // Without views of live, or of the canary, its rate may be what it likes.
  if (views.live === 0) return { canary: rates.canary, live: rates.canary - margin };
  if (views.canary === 0) return { canary: rates.live + margin, live: rates.live };
  const live = bisect(
    rates.live,
    rates.canary - margin,
    (it) =>
      views.canary * divergenceSlope(rates.canary, it + margin) + views.live * divergenceSlope(rates.live, it) < 0,
  );
  return { canary: live + margin, live };
}

/** Derivative of the divergence of `rate` from `other`, by `other`. */
const divergenceSlope = (rate: number, other: number) => (other - rate) / (other * (1 - other));

/** Kullback-Leibler divergence of a failure rate from another. */
function divergence(rate: number, other: number): number {
  const part = (share: number, ofOther: number) => (share === 0 ? 0 : share * Math.log(share / ofOther));
  return part(rate, other) + part(1 - rate, 1 - other);
}

/**
 * A rate that the true one exceeds with a probability of at most `error` (Chernoff's bound, by bisection): 1 without
 * any view.
 */
export function upperRate({ views, failed }: ViewCount, error: number): number {
  if (views === 0) return 1;
  const seen = failed / views;
  return bisect(seen, 1, (rate) => views * divergence(seen, rate) < Math.log(1 / error));
}

export interface ViewCount {
  readonly views: number;
  readonly failed: number;
}

export interface Block {
  readonly canary: ViewCount;
  readonly live: ViewCount;
}

const sum = (a: ViewCount, b: ViewCount): ViewCount => ({ views: a.views + b.views, failed: a.failed + b.failed });

export const sumOfBlocks = (a: Block, b: Block): Block => ({
  canary: sum(a.canary, b.canary),
  live: sum(a.live, b.live),
});

function bisect(low: number, high: number, holds: (value: number) => boolean): number {
  for (let halving = 0; halving < 30; halving += 1) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

export interface Rates {
  readonly canary: number;
  readonly live: number;
}

/**
 * Logarithm of an e-value for `alternative` against every pair of rates with `canary <= live + margin`: a likelihood
 * ratio against the nearest harmless rates (Turner and Grünwald, arXiv:2203.09785). Its expectation is at most 1 for a
 * harmless canary, so the product over blocks is a test martingale: it exceeds `1 / alpha` at any time with a
 * probability of at most `alpha` (Ville's inequality). @param alternative chosen before the block is known
 */
export function blockEvidence(block: Block, alternative: Rates, margin: number): number {
  const { canary, live } = block;
  const harmless = nearestHarmless({ canary: canary.views, live: live.views }, alternative, margin);
  return (
    logLikelihoodRatio(canary, alternative.canary, harmless.canary) +
    logLikelihoodRatio(live, alternative.live, harmless.live)
  );
}

/** Evidence from views of a canary alone, against every rate of at most `limit`. */
export const loneEvidence = (count: ViewCount, alternative: number, limit: number): number =>
  alternative <= limit ? 0 : logLikelihoodRatio(count, alternative, limit);

function logLikelihoodRatio({ views, failed }: ViewCount, rate: number, other: number): number {
  // Equal rates of 0 or 1 would multiply 0 by infinity.
  if (rate === other) return 0;
  return (
    (failed === 0 ? 0 : failed * Math.log(rate / other)) +
    (views === failed ? 0 : (views - failed) * Math.log((1 - rate) / (1 - other)))
  );
}

/** Minimizes the Kullback-Leibler divergence, weighted by `views`. Bisection works because it is convex. */
export function nearestHarmless(views: Rates, rates: Rates, margin: number): Rates {
  if (rates.canary <= rates.live + margin) return rates;
  // A release without views does not constrain its rate.
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

const divergenceSlope = (rate: number, other: number) => (other - rate) / (other * (1 - other));

/** Kullback-Leibler divergence of two failure rates. */
function divergence(rate: number, other: number): number {
  const part = (share: number, ofOther: number) => (share === 0 ? 0 : share * Math.log(share / ofOther));
  return part(rate, other) + part(1 - rate, 1 - other);
}

/** Chernoff's upper confidence bound, by bisection. */
export function upperRate({ views, failed }: ViewCount, error: number): number {
  if (views === 0) return 1;
  const seen = failed / views;
  return bisect(seen, 1, (rate) => views * divergence(seen, rate) < Math.log(1 / error));
}

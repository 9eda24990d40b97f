import { type Block, blockEvidence, nearestHarmless, type Rates, upperRate } from './evidence';

const margin = 0.01;

/** Logarithms of the binomial coefficients of n. */
function choices(n: number): readonly number[] {
  const all = [0];
  for (let k = 1; k <= n; k += 1) all.push((all[k - 1] ?? 0) + Math.log((n - k + 1) / k));
  return all;
}

const chance = (n: number, k: number, rate: number) =>
  Math.exp((choices(n)[k] ?? 0) + k * Math.log(rate) + (n - k) * Math.log(1 - rate));

/** Exact expectation of the evidence, over all outcomes of a block with that many views. */
function expectation(views: Rates, truth: Rates, alternative: Rates): number {
  let sum = 0;
  for (let canary = 0; canary <= views.canary; canary += 1) {
    for (let live = 0; live <= views.live; live += 1) {
      const block: Block = {
        canary: { views: views.canary, failed: canary },
        live: { views: views.live, failed: live },
      };
      const probability = chance(views.canary, canary, truth.canary) * chance(views.live, live, truth.live);
      sum += probability * Math.exp(blockEvidence(block, alternative, margin));
    }
  }
  return sum;
}

describe('the expected evidence against a canary', () => {
  const sizes = [
    { canary: 1, live: 1 },
    { canary: 7, live: 2 },
    { canary: 20, live: 20 },
  ];
  const alternatives = [
    { canary: 0.02, live: 0.001 },
    { canary: 0.95, live: 0.4 },
    { canary: 0.9, live: 0.001 },
  ];
  test.each(sizes.flatMap((views) => alternatives.map((alternative) => ({ views, alternative }))))(
    'is at most 1 for a harmless canary, whatever the rate of live: %j',
    (it) => {
      for (const live of [0.0005, 0.01, 0.1, 0.5, 0.9]) {
        for (const excess of [-0.01, 0, margin / 2, margin]) {
          const truth = { live, canary: Math.max(0.0001, live + excess) };
          expect(expectation(it.views, truth, it.alternative)).toBeLessThanOrEqual(1 + 1e-6);
        }
      }
      // Evidence grows where the alternative is true; otherwise the test could not detect a failing canary.
      expect(expectation(it.views, it.alternative, it.alternative)).toBeGreaterThan(1);
    },
  );
});

describe('the nearest harmless rates', () => {
  test('lie on the margin, closer to the rate of the release that has more views', () => {
    const rates = { canary: 0.5, live: 0.1 };
    const few = nearestHarmless({ canary: 1, live: 99 }, rates, margin);
    const many = nearestHarmless({ canary: 99, live: 1 }, rates, margin);
    for (const { canary, live } of [few, many]) expect(canary - live).toBeCloseTo(margin, 6);
    expect(few.live).toBeLessThan(0.12);
    expect(many.canary).toBeGreaterThan(0.48);
  });

  test.each([
    [
      { canary: 3, live: 8 },
      { canary: 0.3, live: 0.02 },
    ],
    [
      { canary: 99, live: 1 },
      { canary: 0.999, live: 0.9 },
    ],
  ])('have the smallest divergence, for views %j and rates %j', (views, rates) => {
    const divergence = (a: number, b: number) => a * Math.log(a / b) + (1 - a) * Math.log((1 - a) / (1 - b));
    const at = (live: number) =>
      views.canary * divergence(rates.canary, live + margin) + views.live * divergence(rates.live, live);
    const { live } = nearestHarmless(views, rates, margin);
    for (let other = 0.005; other < 0.98; other += 0.005) expect(at(live)).toBeLessThanOrEqual(at(other) + 1e-9);
  });

  test('equal the given rates where those are harmless', () => {
    const rates = { canary: 0.02, live: 0.01 };
    expect(nearestHarmless({ canary: 5, live: 5 }, rates, margin)).toBe(rates);
  });

  test('follow the release with views where the other has none, and such a block gives no evidence', () => {
    const rates = { canary: 0.9, live: 0.01 };
    expect(nearestHarmless({ canary: 5, live: 0 }, rates, margin)).toEqual({ canary: 0.9, live: 0.89 });
    expect(nearestHarmless({ canary: 0, live: 5 }, rates, margin)).toEqual({ canary: 0.02, live: 0.01 });
    const block = { canary: { views: 10, failed: 10 }, live: { views: 0, failed: 0 } };
    expect(blockEvidence(block, rates, margin)).toBe(0);
  });
});

test.each([0, 1])('a canary with the same failure rate as live, %i, gives no evidence', (rate) => {
  const views = { views: 2, failed: 1 };
  expect(blockEvidence({ canary: views, live: views }, { canary: rate, live: rate }, margin)).toBe(0);
});

describe('the upper bound of live’s failure rate', () => {
  test.each([
    [{ views: 0, failed: 0 }, 1],
    // The rate at which 1,000 views without a failure have a chance of one in a thousand.
    [{ views: 1_000, failed: 0 }, 1 - 0.001 ** (1 / 1_000)],
    [{ views: 10, failed: 10 }, 1],
  ])('for %j is %d', (count, rate) => expect(upperRate(count, 0.001)).toBeCloseTo(rate, 6));

  test('approaches the observed rate as the views increase', () => {
    const rates = [100, 1_000, 100_000].map((views) => upperRate({ views, failed: views / 100 }, 0.001));
    expect(rates).toEqual([...rates].sort((a, b) => b - a));
    expect(rates[0]).toBeLessThan(0.1);
    expect(rates[2]).toBeGreaterThan(0.01);
    expect(rates[2]).toBeLessThan(0.0115);
  });
});

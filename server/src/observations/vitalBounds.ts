import type { VitalName } from '@site/shared/contracts';

/** ms */
const starts = [
  100, 200, 300, 400, 500, 600, 800, 1_000, 1_200, 1_500, 1_800, 2_500, 3_000, 4_000, 5_000, 7_000, 10_000, 20_000,
  60_000,
];

/** Narrow around good and poor (https://web.dev/articles/defining-core-web-vitals-thresholds). */
export const vitalBounds: Readonly<Record<VitalName, readonly number[]>> = {
  LCP: starts,
  hydration: starts,
  INP: [16, 25, 40, 60, 80, 100, 125, 150, 175, 200, 250, 300, 400, 500, 700, 1_000, 2_000, 5_000, 10_000],
  CLS: [0.001, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1, 2],
};

export const vitalNames = Object.keys(vitalBounds) as readonly VitalName[];

/** Linear within a class; the class without an upper bound yields its lower bound. */
export function quantile(bounds: readonly number[], counts: readonly number[], share: number): number {
  const rank = share * counts.reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (const [index, count] of counts.entries()) {
    const lower = bounds[index - 1] ?? 0;
    const upper = bounds[index] ?? lower;
    if (count > 0 && below + count >= rank) return lower + ((upper - lower) * (rank - below)) / count;
    below += count;
  }
  return 0;
}

/** Middle value; of an even number of values the mean of the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** Median, and between what all values lie. */
export function range(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`;
}

/**
 * How far two measurements of one and the same thing lie apart: the largest difference between the two of one round.
 * What two things differ by counts only beyond it.
 *
 * @param first of each round
 * @param second of each round, measured right after the first
 */
export function noiseOf(first: readonly number[], second: readonly number[]): number {
  const differences = first.map((value, round) => Math.abs(value - (second[round] ?? Number.NaN)));
  return Math.max(0, ...differences.filter(Number.isFinite));
}

export interface Comparison {
  /** Median of what is measured against. */
  readonly value: number;
  /** What is measured through what it is measured against; 1 where both are 0. */
  readonly ratio: number;
  /** False where the medians lie within the noise of each other: then there is no difference to speak of. */
  readonly differs: boolean;
}

/** @param noise as `noiseOf` gives it, in the unit of the values */
export function compare(values: readonly number[], against: readonly number[], noise: number): Comparison {
  const [here, value] = [median(values), median(against)];
  return { value, ratio: here === value ? 1 : here / value, differs: Math.abs(here - value) > noise };
}

import { baseLimits } from '../limits';

/** Exponential backoff (ms), doubled by each failure in a row, less up to half at random (jitter). @param random 0 to 1 */
export function growingPauseMs(failures: number, random = Math.random()): number {
  const pause = Math.min(baseLimits.shortestPauseMs * 2 ** (failures - 1), baseLimits.longestPauseMs);
  return Math.round(pause * (1 - random / 2));
}

import { baseLimits } from '../limits';

/**
 * Exponential backoff: 5 s, doubled by each failure in a row, an hour at most; up to half is taken off at random (jitter).
 *
 * @param random from 0 to 1
 * @returns ms
 */
export function growingPauseMs(failures: number, random = Math.random()): number {
  const pause = Math.min(baseLimits.shortestPauseMs * 2 ** (failures - 1), baseLimits.longestPauseMs);
  return Math.round(pause * (1 - random / 2));
}

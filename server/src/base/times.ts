import { baseLimits } from '../limits';

/** Exponential backoff in ms, with jitter of up to half. @param random 0 to 1 */
export function growingPauseMs(failures: number, random = Math.random()): number {
  const pause = Math.min(baseLimits.shortestPauseMs * 2 ** (failures - 1), baseLimits.longestPauseMs);
  return Math.round(pause * (1 - random / 2));
}

import { baseLimits } from '../limits';

/**
 * How long to leave something alone after that many failures in a row: 5 s, twice as long each time, an hour at most.
 * A random part of up to a half is taken off, so that what failed together does not come back together.
 *
 * @param random from 0 to 1
 * @returns ms
 */
export function growingPauseMs(failures: number, random = Math.random()): number {
  const pause = Math.min(baseLimits.shortestPauseMs * 2 ** (failures - 1), baseLimits.longestPauseMs);
  return Math.round(pause * (1 - random / 2));
}

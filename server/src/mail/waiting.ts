import * as v from 'valibot';
import { mailLimits } from '../limits';

/** Time that a message has really waited. */
export const waitSchema = v.object({
  ms: v.pipe(v.number(), v.minValue(0)),
  /** ms since 1970, by the clock that counts. */
  countedAt: v.number(),
});

export type Wait = v.InferOutput<typeof waitSchema>;

/** ms between receipt and deletion. */
export interface Retention {
  /** Dead letters included. */
  readonly undeliveredMs: number;
  readonly heldMs: number;
}

export interface Expiry {
  readonly deleted: number;
  /** ms that the clock shows and that are not counted; 0 for a right clock. */
  readonly refusedMs: number;
}

/** Compares a clock with the time that passes in this process. @param elapsed ms */
export function createJumpMeter(elapsed = () => performance.now()) {
  let last: { readonly time: number; readonly elapsed: number } | null = null;
  /** @returns ms by which the clock jumped since the last call */
  return function jumpUntil(time: number): number {
    const before = last;
    last = { time, elapsed: elapsed() };
    const jump = before === null ? 0 : time - before.time - (last.elapsed - before.elapsed);
    return Math.abs(jump) > mailLimits.clockToleranceMs ? jump : 0;
  };
}

/**
 * @param countedAt time of the last count, perhaps by an earlier process @param jump ms since then, by `createJumpMeter`
 * @returns ms since then; null for a wrong clock, or a server that was off for longer than `longestStepMs`
 */
export function stepSince(countedAt: number, time: number, jump: number): number | null {
  const step = time - jump - countedAt;
  return step >= -mailLimits.clockToleranceMs && step <= mailLimits.longestStepMs ? Math.max(0, step) : null;
}

export const isExpired = (waitedMs: number, isHeld: boolean, { undeliveredMs, heldMs }: Retention): boolean =>
  waitedMs >= (isHeld ? heldMs : undeliveredMs);

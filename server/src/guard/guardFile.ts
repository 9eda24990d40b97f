import * as v from 'valibot';
import { newTest } from './sequentialTest';

const finite = v.pipe(v.number(), v.finite());
const count = v.pipe(
  v.object({ views: finite, failed: v.pipe(finite, v.minValue(0)) }),
  // With more failures than views, no evidence could be computed.
  v.check(({ views, failed }) => failed <= views),
);
const verdict = v.object({ remote: v.string(), version: v.string(), time: v.string(), reason: v.string() });
const trial = v.object({
  canary: count,
  live: count,
  evidence: v.pipe(v.array(finite), v.length(newTest.evidence.length)),
});
export const guardFileSchema = v.object({
  cases: v.array(
    v.object({
      remote: v.string(),
      version: v.string(),
      trial,
      /** Files of older servers lack it. */
      recoveries: v.exactOptional(trial),
      silences: v.exactOptional(trial),
      verdict: v.nullable(verdict),
    }),
  ),
  verdicts: v.array(verdict),
});

/** Lets a canary's test continue after a restart. */
export type GuardFile = v.InferOutput<typeof guardFileSchema>;

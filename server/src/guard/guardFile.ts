import * as v from 'valibot';
import { newTest } from './sequentialTest';

const finite = v.pipe(v.number(), v.finite());
const count = v.pipe(
  v.object({ views: finite, failed: v.pipe(finite, v.minValue(0)) }),
  // From more failures than views no evidence could be computed ever again.
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
      /** Of recovered hydrations; files of older servers have none. */
      recoveries: v.exactOptional(trial),
      verdict: v.nullable(verdict),
      /** Older servers did nothing about a canary of which more was reported than pages were sent. */
      isPlausible: v.optional(v.boolean(), true),
    }),
  ),
  verdicts: v.array(verdict),
});

/** What the guard remembers across restarts: a canary has one test in its life, however often the server starts. */
export type GuardFile = v.InferOutput<typeof guardFileSchema>;

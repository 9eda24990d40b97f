import * as v from 'valibot';
import { newTest } from './sequentialTest';

const finite = v.pipe(v.number(), v.finite());
const count = v.object({ views: v.pipe(finite, v.minValue(0)), failed: v.pipe(finite, v.minValue(0)) });
const verdict = v.object({ remote: v.string(), version: v.string(), time: v.string(), reason: v.string() });
export const guardFileSchema = v.object({
  cases: v.array(
    v.object({
      remote: v.string(),
      version: v.string(),
      trial: v.object({
        canary: count,
        live: count,
        evidence: v.pipe(v.array(finite), v.length(newTest.evidence.length)),
      }),
      verdict: v.nullable(verdict),
      isPlausible: v.optional(v.boolean(), true),
    }),
  ),
  verdicts: v.array(verdict),
});

/** What the guard remembers across restarts: a canary has one test in its life, however often the server starts. */
export type GuardFile = v.InferOutput<typeof guardFileSchema>;

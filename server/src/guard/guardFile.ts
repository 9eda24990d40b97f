import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { replaceDurably } from '../files/durableFile';
import { isENOENT } from '../files/isENOENT';
import { newTest } from './sequentialTest';

const finite = v.pipe(v.number(), v.finite());
const count = v.object({ views: v.pipe(finite, v.minValue(0)), failed: v.pipe(finite, v.minValue(0)) });
const verdict = v.object({ remote: v.string(), version: v.string(), time: v.string(), reason: v.string() });
const schema = v.object({
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
    }),
  ),
  verdicts: v.array(verdict),
});

/** What the guard remembers across restarts: a canary has one test in its life, however often the server starts. */
export type GuardFile = v.InferOutput<typeof schema>;

/**
 * @returns nothing where nothing is kept, or something else than the guard writes
 * @throws what the disk says
 */
export async function readGuardFile(file: string): Promise<GuardFile> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isENOENT(error)) return '';
    throw error;
  });
  const result = v.safeParse(schema, parseJson(text));
  return result.success ? result.output : { cases: [], verdicts: [] };
}

/** @throws what the disk says; then the file is as it was */
export const writeGuardFile = (file: string, content: GuardFile): Promise<void> =>
  replaceDurably(file, JSON.stringify(content));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { replaceDurably } from '../files/durableFile';
import { isENOENT } from '../files/isENOENT';
import type { KeptTally } from './tally';

/** The layout of the file: another one is not read. */
const format = 1;

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(2 ** 32 - 1));
const counts = v.record(v.pipe(v.string(), v.regex(/^\d{1,10}$/)), v.record(v.string(), wholeNumber));
const fileSchema = v.object({
  format: v.literal(format),
  releases: v.array(v.object({ remote: v.string(), version: v.string(), minutes: counts, slots: counts })),
});

/**
 * Adds to a tally what an earlier run wrote down; without a file there is nothing to add.
 *
 * @throws what the disk says, or an Error when the file is something else
 */
export async function readTally(path: string, tally: Pick<KeptTally, 'restore'>): Promise<void> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isENOENT(error)) return null;
    throw error;
  });
  if (text === null) return;
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), fileSchema), text, { abortEarly: true });
  if (!result.success) throw new Error(`${path} has no counts that can be read: ${result.issues[0].message}`);
  tally.restore(result.output.releases);
}

/** @throws what the disk says; then the file is as it was */
export function writeTally(path: string, tally: Pick<KeptTally, 'snapshot'>): Promise<void> {
  return replaceDurably(path, JSON.stringify({ format, releases: tally.snapshot() }));
}

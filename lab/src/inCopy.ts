import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Checkout, copyCheckout } from 'tools/testing/checkout';

/**
 * Does something in a copy of the repository that is gone afterwards.
 *
 * @param action also gets the folder that the copy lies in, for what belongs beside it
 */
export async function inCopy<T>(action: (copy: Checkout, folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lab-'));
  try {
    return await action(await copyCheckout(path.join(folder, 'checkout')), folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Puts one text in the place of another in a source file of a copy.
 *
 * @throws Error where the text is not there: what is measured would not be what it is called
 */
export async function replaceIn(file: string, text: string, replacement: string): Promise<void> {
  const source = await readFile(file, 'utf8');
  if (!source.includes(text)) throw new Error(`${file} does not look as expected`);
  await writeFile(
    file,
    source.replace(text, () => replacement),
  );
}

import { readFile, writeFile } from 'node:fs/promises';

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

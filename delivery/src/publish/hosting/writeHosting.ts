import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../../files';

/**
 * Writes a hosting's files into a folder, those that have changed.
 *
 * @param files texts by their path
 * @returns paths of the files that were written
 */
export async function writeHosting(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const written: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    if ((await readFile(file, 'utf8').catch(() => null)) === text) continue;
    await replaceFile(file, text);
    written.push(name);
  }
  return written;
}

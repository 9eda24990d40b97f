import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Paths of all files in a folder and the folders in it, from there on, with forward slashes, sorted. */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

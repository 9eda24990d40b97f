import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relativePath(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Leaves other names of the same file (hard links) as they are. */
export async function rewriteFile(file: string, content: Uint8Array | string): Promise<void> {
  await rm(file, { force: true });
  await writeFile(file, content);
}

export const ifENOENT =
  <T>(fallback: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return fallback;
    throw error;
  };

/** Path from a folder to a file, with `/` on every system. */
export const relativePath = (folder: string, file: string, system = path): string =>
  system.relative(folder, file).replaceAll(system.sep, '/');

import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeReadably } from './readable';
import { ifENOENT } from './walk';

const prefix = '.new-';
/** ms until a folder counts as abandoned by a killed process. */
const abandonedAfter = 60 * 60 * 1000;

/** Runs `work` with an empty folder on the destination's file system. Packages and versions never start with a dot. */
export async function withStaging<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  writeReadably();
  await mkdir(parent, { recursive: true });
  await sweep(parent);
  const folder = await mkdtemp(path.join(parent, prefix));
  try {
    return await work(folder);
  } finally {
    // Failed work may still be writing; `sweep` deletes the rest.
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

async function sweep(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue;
    const folder = path.join(parent, name);
    const since = await stat(folder).then(({ mtimeMs }) => mtimeMs, ifENOENT(Number.POSITIVE_INFINITY));
    if (Date.now() - since > abandonedAfter) await rm(folder, { recursive: true, force: true });
  }
}

/** @returns false when the target exists */
export async function moveIntoPlace(folder: string, target: string): Promise<boolean> {
  try {
    await rename(folder, target);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

export function replaceFile(file: string, content: Uint8Array | string): Promise<void> {
  return withStaging(path.dirname(file), async (staging) => {
    const next = path.join(staging, path.basename(file));
    await writeFile(next, content, { flush: true });
    await rename(next, file);
  });
}

import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

export const unfinishedSuffix = '.tmp';

/** Survives a power cut; only this system user can read it: messages are personal data. @throws errors of the disk */
export async function writeDurably(path: string, content: string | Buffer): Promise<void> {
  try {
    await replaceDurably(path, content);
  } catch (error) {
    await rm(path, { force: true }).catch(() => {});
    throw error;
  }
}

export async function replaceDurably(path: string, content: string | Buffer): Promise<void> {
  const folder = dirname(path);
  const unfinished = join(folder, `.${basename(path)}${unfinishedSuffix}`);
  try {
    await makeFolderDurably(folder);
    await writeFlushed(unfinished, content);
    await rename(unfinished, path);
    await flushFolder(folder);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw error;
  }
}

/** The file stays removed after a power cut. */
export async function removeDurably(path: string): Promise<void> {
  await rm(path, { force: true });
  await flushFolder(dirname(path));
}

async function writeFlushed(path: string, content: string | Buffer): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function makeFolderDurably(folder: string): Promise<void> {
  const highestMade = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (highestMade === undefined) return;
  for (let made = folder; ; made = dirname(made)) {
    await flushFolder(dirname(made));
    if (made === highestMade || made === dirname(made)) return;
  }
}

async function flushFolder(folder: string): Promise<void> {
  // Windows can't open folders, and its journal protects names.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** `ENOENT`, and the codes of paths that can't lead to a file. */
const codes: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP']);

export function isENOENT(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.has(error.code);
}

import { execFile } from 'node:child_process';
import { link, mkdir, opendir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** Keeps times, modes and links; copies files on another mount. */
export async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  const file = await someFile(from);
  const flag = file === null || (await canLink(file, `${to}.probe`)) ? '-al' : '-a';
  await promisify(execFile)('cp', [flag, from, to]);
}

/** Mounts of one file system share a device number but refuse hard links between them. */
async function canLink(file: string, probe: string): Promise<boolean> {
  try {
    await link(file, probe);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EXDEV') return false;
    throw error;
  }
  await rm(probe);
  return true;
}

async function someFile(folder: string): Promise<string | null> {
  for await (const entry of await opendir(folder)) {
    const file = path.join(folder, entry.name);
    const found = entry.isFile() ? file : entry.isDirectory() ? await someFile(file) : null;
    if (found) return found;
  }
  return null;
}

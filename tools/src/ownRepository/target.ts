import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@site/delivery/repository';

/**
 * Makes sure that nothing is written over: the folder is new or empty but for git's own.
 *
 * @param folder absolute
 * @throws Error
 */
export async function checkTarget(folder: string): Promise<void> {
  if (`${folder}${path.sep}`.startsWith(`${root}${path.sep}`)) {
    throw new Error(`${folder} lies in this repository: a team's own is beside it`);
  }
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error.code === 'ENOTDIR' ? new Error(`${folder} is a file`) : error;
  });
  if (entries.some((name) => name !== '.git')) throw new Error(`${folder} is not empty`);
}

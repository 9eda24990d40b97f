import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@site/delivery/repository';

/** Why a package can't become a repository of its own; the message is one line. */
export class SplitError extends Error {
  override name = 'SplitError';
}

/**
 * Makes sure that nothing is written over: the folder is new or empty but for git's own.
 *
 * @param folder absolute
 * @throws SplitError
 */
export async function checkTarget(folder: string): Promise<void> {
  if (`${folder}${path.sep}`.startsWith(`${root}${path.sep}`)) {
    throw new SplitError(`${folder} lies in this repository: a team's own is beside it`);
  }
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error.code === 'ENOTDIR' ? new SplitError(`${folder} is a file`) : error;
  });
  if (entries.some((name) => name !== '.git')) throw new SplitError(`${folder} is not empty`);
}

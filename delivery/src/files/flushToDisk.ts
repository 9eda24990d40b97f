import { execFile } from 'node:child_process';
import { statfs } from 'node:fs/promises';

/** Type of Linux' file system in memory (statfs(2), TMPFS_MAGIC). */
const inMemory = 0x01021994;

/**
 * Flushes files below a folder to the disk, so that a power cut after a rename can't leave them empty. Uses one call for the whole
 * file system (`sync -f` of GNU coreutils and BusyBox): a call for each of thousands of files takes longer than writing them.
 * Without the command, and for folders in memory, it does nothing.
 */
export async function flushToDisk(folder: string): Promise<void> {
  if ((await statfs(folder)).type === inMemory) return;
  await new Promise<void>((resolve) => {
    execFile('sync', ['-f', folder], { env: {} }, () => resolve());
  });
}

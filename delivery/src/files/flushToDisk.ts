import { execFile } from 'node:child_process';
import { statfs } from 'node:fs/promises';

/** Type of Linux' file system in memory (statfs(2), TMPFS_MAGIC). */
const inMemory = 0x01021994;

/**
 * Waits until what was written below a folder is on the disk, so that a power cut after a rename can't leave files
 * empty: in one call for the whole file system (`sync -f` of GNU coreutils and BusyBox), for a call for each of
 * thousands of files takes longer than writing them. Where there is no such command, the operating system decides; what
 * is in memory only is as safe as it can be.
 */
export async function flushToDisk(folder: string): Promise<void> {
  if ((await statfs(folder)).type === inMemory) return;
  await new Promise<void>((resolve) => {
    execFile('sync', ['-f', folder], { env: {} }, () => resolve());
  });
}

import { execFile } from 'node:child_process';
import { statfs } from 'node:fs/promises';

/** Type of tmpfs on Linux (statfs(2), TMPFS_MAGIC). */
const inMemory = 0x01021994;

/**
 * A power cut after a rename may leave files empty. One call for the whole file system (`sync -f` of GNU coreutils and BusyBox) is
 * faster than a call for each of thousands of files. Skipped on tmpfs and without the command.
 */
export async function flushToDisk(folder: string): Promise<void> {
  if ((await statfs(folder)).type === inMemory) return;
  await new Promise<void>((resolve) => {
    execFile('sync', ['-f', folder], { env: {} }, () => resolve());
  });
}

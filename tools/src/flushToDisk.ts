import { execFile } from 'node:child_process';

/**
 * Waits until what was written below a folder is on the disk, so that a power cut after a rename can't leave files
 * empty: in one call for the whole file system (`sync -f` of GNU coreutils and BusyBox), for a call for each of
 * thousands of files takes longer than writing them. Where there is no such command, the operating system decides.
 */
export function flushToDisk(folder: string): Promise<void> {
  return new Promise((resolve) => {
    execFile('sync', ['-f', folder], () => resolve());
  });
}

import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux' folder in memory, and how much must be free there: more than all tests that run side by side need. */
const memory = '/dev/shm';
const neededBytes = 4 * 2 ** 30;

/**
 * Folder for tests: in memory, if there is room. On a disk they wait most of the time for flushes, which only matter after a
 * power cut. Files of a killed process survive in both.
 */
export function memoryFolder() {
  if (process.env.TMPDIR || !existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= neededBytes ? memory : tmpdir();
}

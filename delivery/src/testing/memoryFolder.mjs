import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** tmpfs on Linux, and the space required there for all tests that run in parallel. */
const memory = '/dev/shm';
const neededBytes = 4 * 2 ** 30;

/** Folder for tests: in memory, if there is room. On a disk tests wait mostly for flushes, which only matter after a power cut. */
export function memoryFolder() {
  if (process.env.TMPDIR || !existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= neededBytes ? memory : tmpdir();
}

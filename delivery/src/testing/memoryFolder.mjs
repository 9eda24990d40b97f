import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** tmpfs on Linux. */
const memory = '/dev/shm';
const neededBytes = 4 * 2 ** 30;

/** On a disk tests wait mostly for flushes, which only matter after a power cut. */
export function memoryFolder() {
  if (process.env.TMPDIR || !existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= neededBytes ? memory : tmpdir();
}

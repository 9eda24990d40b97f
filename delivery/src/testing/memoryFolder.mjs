import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux' folder in memory, and how much must be free there: more than all tests that run side by side need. */
const memory = '/dev/shm';
const neededBytes = 4 * 2 ** 30;

/**
 * Where tests make their folders: in memory, if there is room. They wait for the disk longer than they compute where
 * everything that is published or accepted is flushed to it, which protects against power cuts, and no test has one.
 * What a killed process has written is there in either place.
 */
export function memoryFolder() {
  if (process.env.TMPDIR || !existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= neededBytes ? memory : tmpdir();
}

import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import type { Lock, withLock as realLock } from '../files/lock';
import { writeReadably } from '../files/readable';

export type { Lock };

/** Replaces `withLock` in unit tests (`tools/jest.config.mjs`): a thread for each lock takes a tenth of a second there. */
export const withLock: typeof realLock = async (folder, work, onWaiting = () => {}) => {
  writeReadably();
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, '.lock');
  const options = { lockfilePath: file, onCompromised: () => {} };
  const release = await lock(folder, options).catch((error) => {
    if (error.code !== 'ELOCKED') throw error;
    onWaiting();
    return lock(folder, { ...options, retries: { retries: 1_000, factor: 1, minTimeout: 50, maxTimeout: 50 } });
  });
  // Each holder creates the lock folder anew.
  const identity = () =>
    stat(file).then(
      ({ ino, birthtimeMs }) => `${ino} ${birthtimeMs}`,
      () => null,
    );
  const own = await identity();
  const assertHeld = async () => {
    if ((await identity()) !== own) throw new Error('Another process has taken the lock');
  };
  try {
    return await work({ assertHeld });
  } finally {
    await release();
  }
};

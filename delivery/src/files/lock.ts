import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { writeReadably } from './readable';

/** ms until a killed holder's lock is free. */
const stale = 5000;
const pauseMs = 250;
const waitLimitMs = 10 * 60_000;

export interface Lock {
  /** A process suspended for longer than `stale` loses the lock. @throws Error; the new holder cleans up */
  assertHeld(): Promise<void>;
}

export async function withLock<T>(
  folder: string,
  work: (lock: Lock) => Promise<T>,
  onWaiting: () => void = () => {},
): Promise<T> {
  writeReadably();
  await mkdir(folder, { recursive: true });
  const lockfilePath = path.join(folder, '.lock');
  let isLost = false;
  const onCompromised = () => {
    isLost = true;
  };
  const options = { stale, update: 1000, lockfilePath, onCompromised };
  const release = await lock(folder, options).catch((error: { code?: string }) => {
    if (error.code !== 'ELOCKED') throw error;
    onWaiting();
    return lock(folder, {
      ...options,
      retries: { retries: waitLimitMs / pauseMs, factor: 1, minTimeout: pauseMs, maxTimeout: pauseMs },
    });
  });
  const own = await identityOf(lockfilePath);
  // Timers are late after a suspension, so this reads the file.
  const isHeld = async () => !isLost && (await identityOf(lockfilePath)) === own;
  const assertHeld = async () => {
    if (!(await isHeld()))
      throw new Error('This process was suspended for so long that another one has taken its lock: run it again');
  };
  try {
    return await work({ assertHeld });
  } catch (error) {
    // The next holder has already deleted this one's files.
    await assertHeld();
    throw error;
  } finally {
    if (await isHeld()) await release();
    // Releasing would release the next holder's lock. The library notices the loss at its next update.
    else while (!isLost) await wait(100);
  }
}

/** Each holder creates the lock folder anew. */
const identityOf = (file: string): Promise<string | null> =>
  stat(file).then(
    ({ ino, birthtimeMs }) => `${ino} ${birthtimeMs}`,
    () => null,
  );

import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lock } from 'proper-lockfile';

/** ms after which the lock of a holder that was killed is free. */
const stale = 5000;
/** ms between two attempts to take a held lock. */
const pause = 250;
/** ms after which waiting for a lock fails. */
const patience = 10 * 60_000;

/** A folder's lock while it is held. */
export interface Lock {
  /**
   * Checks that the lock is still held: a process that was suspended for longer than a lock lives (a sleeping laptop, a moved
   * virtual machine) has lost it.
   *
   * @throws Error that says so: what was begun is left to whoever has taken over
   */
  assertHeld(): Promise<void>;
}

/**
 * Runs `work` with this machine's lock of a folder, which is made when missing.
 *
 * @param onWaiting is called when somebody else holds the lock
 */
export async function withLock<T>(
  folder: string,
  work: (lock: Lock) => Promise<T>,
  onWaiting: () => void = () => {},
): Promise<T> {
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
      retries: { retries: patience / pause, factor: 1, minTimeout: pause, maxTimeout: pause },
    });
  });
  const own = await identityOf(lockfilePath);
  // Read from the file, since timers are late in a process that was suspended.
  const isHeld = async () => !isLost && (await identityOf(lockfilePath)) === own;
  const assertHeld = async () => {
    if (!(await isHeld()))
      throw new Error('This process was suspended for so long that another one has taken its lock: run it again');
  };
  try {
    return await work({ assertHeld });
  } catch (error) {
    // The next holder of the lock has deleted this one's files, which caused the failure.
    await assertHeld();
    throw error;
  } finally {
    if (await isHeld()) await release();
    // Releasing it would release another process's lock. The library notices the loss at its next update.
    else while (!isLost) await wait(100);
  }
}

/** Identity of a lock, which each holder makes as a new folder. */
const identityOf = (file: string): Promise<string | null> =>
  stat(file).then(
    ({ ino, birthtimeMs }) => `${ino} ${birthtimeMs}`,
    () => null,
  );

import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lock } from 'proper-lockfile';

/** ms after which the lock of a holder that was killed is free. */
const stale = 5000;
/** ms between two looks at a lock that somebody else holds. */
const pause = 250;
/** ms that a holder may take before the next one gives up waiting for it. */
const patience = 10 * 60_000;

/** A folder's lock while it is held. */
export interface Lock {
  /**
   * Looks whether it still is: a process that stood still for longer than a lock lives (a laptop that slept, a machine
   * that moved) has lost it.
   *
   * @throws Error that says so: what was begun is left to whoever has taken over
   */
  assertHeld(): Promise<void>;
}

/**
 * Runs `work` as the only one on this machine who is at a folder, which is made when missing.
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
  // Timers are late in a process that stood still; the file is not.
  const isHeld = async () => !isLost && (await identityOf(lockfilePath)) === own;
  const assertHeld = async () => {
    if (!(await isHeld()))
      throw new Error('This process stood still for so long that another one has taken over: run it again');
  };
  try {
    return await work({ assertHeld });
  } catch (error) {
    // Whoever has taken over has swept away what this one was at: that is why it failed.
    await assertHeld();
    throw error;
  } finally {
    if (await isHeld()) await release();
    // To give back what is another's would take it from them: the library notices with its next update, and lets go.
    else while (!isLost) await wait(100);
  }
}

/** A lock is a folder: another holder's is another one. */
const identityOf = (file: string): Promise<string | null> =>
  stat(file).then(
    ({ ino, birthtimeMs }) => `${ino} ${birthtimeMs}`,
    () => null,
  );

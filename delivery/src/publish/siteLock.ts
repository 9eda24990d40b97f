import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import type { SiteFolder } from '../repository';

/** ms after which the lock of a holder that was killed is free. */
const stale = 5000;
/** ms between two looks at a lock that somebody else holds. */
const pause = 250;
/** ms that a publication may take before the next one gives up waiting for it. */
const patience = 10 * 60_000;

/** A site's lock while it is held. */
export interface SiteLock {
  /**
   * Looks whether it still is: a process that stood still for longer than a lock lives (a laptop that slept, a machine
   * that moved) has lost it.
   *
   * @throws LockLostError
   */
  assertHeld(): Promise<void>;
}

/** Somebody else publishes by now; what was begun is left to them. */
export class LockLostError extends Error {
  override name = 'LockLostError';

  constructor() {
    super('This publication stood still for so long that another one has taken over: run it again');
  }
}

/**
 * Runs `work` as the only one who writes to a site.
 *
 * @throws LockLostError when it fails after the lock was lost
 */
export async function withSiteLock<T>(
  { base }: SiteFolder,
  work: (lock: SiteLock) => Promise<T>,
  log: (line: string) => void = () => {},
): Promise<T> {
  await mkdir(base, { recursive: true });
  const lockfilePath = path.join(base, '.lock');
  let isLost = false;
  const onCompromised = () => {
    isLost = true;
  };
  const options = { stale, update: 1000, lockfilePath, onCompromised };
  const release = await lock(base, options).catch((error: { code?: string }) => {
    if (error.code !== 'ELOCKED') throw error;
    log('Another publisher is at work on this site; waiting for it …');
    return lock(base, {
      ...options,
      retries: { retries: patience / pause, factor: 1, minTimeout: pause, maxTimeout: pause },
    });
  });
  const own = await identityOf(lockfilePath);
  // Timers are late in a process that stood still; the file is not.
  const isHeld = async () => !isLost && (await identityOf(lockfilePath)) === own;
  const assertHeld = async () => {
    if (!(await isHeld())) throw new LockLostError();
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

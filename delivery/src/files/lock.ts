import { rmdirSync, statSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
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
  const thread = new Worker(new URL('./lockThread.mjs', import.meta.url), {
    execArgv: [],
    env: {},
    workerData: {
      folder,
      options: { stale, update: 1000, lockfilePath },
      retries: { retries: waitLimitMs / pauseMs, factor: 1, minTimeout: pauseMs, maxTimeout: pauseMs },
    },
  });
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  let isLost = false;
  await new Promise<void>((resolve, reject) => {
    thread.on('error', reject);
    thread.on('message', (message) => {
      if (message === 'waiting') onWaiting();
      if (message === 'held') resolve();
      if (message === 'lost') isLost = true;
    });
  });
  const own = await identityOf(lockfilePath);
  // The thread is late after a suspension, so this reads the file.
  const isHeld = async () => !isLost && (await identityOf(lockfilePath)) === own;
  const assertHeld = async () => {
    if (!(await isHeld()))
      throw new Error('This process was suspended for so long that another one has taken its lock: run it again');
  };
  const onExit = () => {
    if (identity(statSync(lockfilePath)) === own) rmdirSync(lockfilePath);
  };
  process.on('exit', onExit);
  try {
    return await work({ assertHeld });
  } catch (error) {
    // The next holder has already deleted this one's files.
    await assertHeld();
    throw error;
  } finally {
    process.off('exit', onExit);
    // Releasing would release the next holder's lock.
    if (await isHeld()) thread.postMessage('release');
    else await thread.terminate();
    await ended;
  }
}

const identity = ({ ino, birthtimeMs }: { readonly ino: number; readonly birthtimeMs: number }) =>
  `${ino} ${birthtimeMs}`;

/** Each holder creates the lock folder anew. */
const identityOf = (file: string): Promise<string | null> => stat(file).then(identity, () => null);

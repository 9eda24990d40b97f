import { mkdir } from 'node:fs/promises';
import { lock } from 'proper-lockfile';

/** ms after which the lock of a process that was killed is free. */
const stale = 10_000;
/** ms between two looks at a lock that somebody else holds. */
const pause = 500;
/** ms that somebody else's build is waited for. */
const patience = 10 * 60_000;

/**
 * Builds a package as the only one on this machine: whoever is told to build the same at the same time, such as `npm
 * start` and `npm test`, waits, and finds it built.
 *
 * @param folder of the package's builds; made when missing
 */
export async function withBuildLock<T>(folder: string, build: () => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true });
  const release = await lock(folder, {
    stale,
    lockfilePath: `${folder}.lock`,
    retries: { retries: patience / pause, factor: 1, minTimeout: pause, maxTimeout: pause },
    // To build twice is only a waste: each builds in a folder of its own.
    onCompromised: () => {},
  });
  try {
    return await build();
  } finally {
    await release().catch(() => {});
  }
}

import { mkdir } from 'node:fs/promises';
import { lock } from 'proper-lockfile';
import type { SiteFolder } from '../paths';

/** ms after which the lock of a holder that was killed is free. */
const stale = 5000;
/** ms between two looks at a lock that somebody else holds. */
const pause = 250;
/** ms that a publication may take before the next one gives up waiting for it. */
const patience = 10 * 60_000;

/** Runs `work` as the only one who writes to a site. */
export async function withSiteLock<T>(
  { base }: SiteFolder,
  work: () => Promise<T>,
  log: (line: string) => void = () => {},
): Promise<T> {
  await mkdir(base, { recursive: true });
  const options = { stale, update: 1000, lockfilePath: `${base}/.lock` };
  const release = await lock(base, options).catch((error: { code?: string }) => {
    if (error.code !== 'ELOCKED') throw error;
    log('Another publisher is at work on this site; waiting for it …');
    return lock(base, {
      ...options,
      retries: { retries: patience / pause, factor: 1, minTimeout: pause, maxTimeout: pause },
    });
  });
  try {
    return await work();
  } finally {
    await release();
  }
}

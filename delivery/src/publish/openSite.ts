import type { SiteConfig } from '@site/shared/contracts';
import { type Lock, withLock } from '../files';
import { readSiteConfig, type SiteFolder } from '../repository';
import { prune, removeLeftovers } from './prune';
import { readState, type SiteState } from './state';

/** A site that nobody else writes to meanwhile. */
export interface OpenSite {
  readonly site: SiteFolder;
  readonly lock: Lock;
  /** State of the current generation; null for a site that was never published. */
  readonly shown: SiteState | null;
}

/**
 * Runs `work` with the lock of a site. Deletes the remains of a killed publisher before, and unfinished work after a failure.
 *
 * @throws Error that says so where another publisher has taken over
 */
export function withOpenSite<T>(
  site: SiteFolder,
  work: (open: OpenSite) => Promise<T>,
  log: (line: string) => void = () => {},
): Promise<T> {
  const run = async (lock: Lock) => {
    try {
      await removeLeftovers(site);
      return await work({ site, lock, shown: await readState(site) });
    } catch (error) {
      await lock.assertHeld();
      // Files of refused releases must not be served.
      await prune(site).catch(() => {});
      throw error;
    }
  };
  return withLock(site.base, run, () => log('Another publisher is at work on this site; waiting for it …'));
}

/**
 * Configuration to publish with; by default that of the current generation, so that a deployment beside `npm start` keeps its
 * ports. Keys are always those of the checkout, so that a removed key is no longer accepted.
 */
export async function configFor(open: OpenSite | null, given?: SiteConfig): Promise<SiteConfig> {
  if (given) return given;
  const own = await readSiteConfig();
  const { releaseKeys: _, ...shown } = open?.shown?.config ?? own;
  return { ...shown, ...(own.releaseKeys && { releaseKeys: own.releaseKeys }) };
}

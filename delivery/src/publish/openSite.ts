import type { SiteConfig } from '@site/shared/contracts';
import { readSiteConfig, type SiteFolder } from '../repository';
import { prune, removeLeftovers } from './prune';
import { type SiteLock, withSiteLock } from './siteLock';
import { readState, type SiteState } from './state';

/** A site that nobody else writes to meanwhile. */
export interface OpenSite {
  readonly site: SiteFolder;
  readonly lock: SiteLock;
  /** What it shows; null for one that was never published. */
  readonly shown: SiteState | null;
}

/**
 * Runs `work` as the only one who writes to a site, which begins without what a publisher that was killed has left, and
 * which a failure leaves without what was begun.
 *
 * @throws LockLostError when it fails after the lock was lost
 */
export function withOpenSite<T>(
  site: SiteFolder,
  work: (open: OpenSite) => Promise<T>,
  log?: (line: string) => void,
): Promise<T> {
  const run = async (lock: SiteLock) => {
    try {
      await removeLeftovers(site);
      return await work({ site, lock, shown: await readState(site) });
    } catch (error) {
      await lock.assertHeld();
      // Files of releases that were refused are none that anybody should get.
      await prune(site).catch(() => {});
      throw error;
    }
  };
  return withSiteLock(site, run, log);
}

/**
 * The configuration to publish with: unless given, what the site was published with. `npm start` finds itself free ports,
 * and a deployment beside it keeps to them.
 */
export const configFor = async (open: OpenSite | null, given?: SiteConfig): Promise<SiteConfig> =>
  given ?? open?.shown?.config ?? (await readSiteConfig());

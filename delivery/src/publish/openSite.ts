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
 * Runs `work` as the only one who writes to a site, which begins without what a publisher that was killed has left, and
 * which a failure leaves without what was begun.
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
      // Files of releases that were refused are none that anybody should get.
      await prune(site).catch(() => {});
      throw error;
    }
  };
  return withLock(site.base, run, () => log('Another publisher is at work on this site; waiting for it …'));
}

/**
 * The configuration to publish with: unless given, what the site was published with. `npm start` finds itself free ports,
 * and a deployment beside it keeps to them. Keys are those of the checkout: one that was removed since counts no more.
 */
export async function configFor(open: OpenSite | null, given?: SiteConfig): Promise<SiteConfig> {
  if (given) return given;
  const own = await readSiteConfig();
  const { releaseKeys: _, ...shown } = open?.shown?.config ?? own;
  return { ...shown, ...(own.releaseKeys && { releaseKeys: own.releaseKeys }) };
}

import type { SiteConfig } from '@site/shared/contracts';
import { type Lock, withLock } from '../files';
import { readSiteConfig, type SiteFolder } from '../repository';
import { prune, removeLeftovers } from './prune';
import { readState, type SiteState } from './state';

export interface OpenSite {
  readonly site: SiteFolder;
  readonly lock: Lock;
  readonly published: SiteState | null;
}

/** Deletes leftovers of a killed publisher. @throws Error where another publisher has taken over the lock */
export function withOpenSite<T>(
  site: SiteFolder,
  work: (open: OpenSite) => Promise<T>,
  log: (line: string) => void = () => {},
): Promise<T> {
  const run = async (lock: Lock) => {
    try {
      await removeLeftovers(site);
      return await work({ site, lock, published: await readState(site) });
    } catch (error) {
      await lock.assertHeld();
      // Files of refused releases must not be served.
      await prune(site).catch(() => {});
      throw error;
    }
  };
  return withLock(site.base, run, () => log('Another publisher is at work on this site; waiting for it …'));
}

/** Default: the current generation's configuration, to keep the ports of `npm start`. Keys come from the checkout. */
export async function configFor(open: OpenSite | null, given?: SiteConfig): Promise<SiteConfig> {
  if (given) return given;
  const own = await readSiteConfig();
  const { releaseKeys: _, ...published } = open?.published?.config ?? own;
  return { ...published, ...(own.releaseKeys && { releaseKeys: own.releaseKeys }) };
}

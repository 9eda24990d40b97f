import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '@site/shared/contracts';
import { deployCheckout } from './deployment/deployCheckout';
import { inRoot, type SiteFolder, siteFolder } from './paths';
import { startSiteServer } from './services';
import { createFolderStore } from './store/folderStore';
import type { ReleaseStore } from './store/releaseStore';

export interface SiteCopy {
  readonly url: string;
  readonly site: SiteFolder;
  readonly store: ReleaseStore;
  /** Folder with `outbox/` and `spool/`. */
  readonly dataDir: string;
  stop(): Promise<void>;
}

/**
 * Serves a site of the sources here with a release store and a configuration of its own, so that a running `npm start` is
 * left alone.
 *
 * @param name folder of the copy in `.cache`; what an earlier run left there is deleted
 * @param port free port
 */
export async function serveCopy(
  name: string,
  port: number,
  configuration: SiteConfig,
  log: (line: string) => void,
): Promise<SiteCopy> {
  const base = inRoot('.cache', name);
  const dataDir = path.join(base, 'var');
  const site = siteFolder(base);
  const store = createFolderStore(path.join(dataDir, 'releases'));
  const config = { ...configuration, siteUrl: `http://localhost:${port}` };
  await rm(base, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  await deployCheckout({ store, site, log }, config);
  const server = await startSiteServer({ site, config, port, dataDir });
  return { url: server.url, site, store, dataDir, stop: () => server.stop() };
}

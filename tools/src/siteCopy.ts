import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { deployCheckout } from '@site/delivery/cli';
import { inRoot, siteFolder } from '@site/delivery/repository';
import { createFolderStore } from '@site/delivery/store';
import type { SiteConfig } from '@site/shared/contracts';
import { startSiteServer } from './services';

/**
 * Serves a site of the sources here with a release store and a configuration of its own, so that a running `npm start` is
 * left alone.
 *
 * @param name folder of the copy in `.cache`; what an earlier run left there is deleted
 * @param port free port
 * @returns beside the site itself `dataDir`, the folder with `outbox/` and `spool/`
 */
export async function serveCopy(name: string, port: number, configuration: SiteConfig, log: (line: string) => void) {
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

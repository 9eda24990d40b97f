import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '@site/shared/contracts';
import { securityHeaders } from './headers';
import { inRoot, type SiteFolder, siteFolder } from './paths';
import { publish } from './publish';
import { startSiteServer } from './services';
import { prerender } from './site/prerender';

export interface SiteCopy {
  readonly url: string;
  readonly site: SiteFolder;
  /** Folder with `outbox/` and `spool/`. */
  readonly dataDir: string;
  stop(): Promise<void>;
}

/**
 * Serves a copy of the published site, brought up to date and rendered for a configuration of its own, so that a
 * running `npm start` is left alone.
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
  const config = { ...configuration, siteUrl: `http://localhost:${port}` };
  await rm(base, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const discovery = await publish({ site: siteFolder(), config, render: false, log });
  await cp(siteFolder().public, site.public, { recursive: true });
  await cp(siteFolder().server, site.server, { recursive: true });
  await prerender({ site, discovery, config });
  const server = await startSiteServer({ site, config, port, headers: securityHeaders(config, discovery), dataDir });
  return { url: server.url, site, dataDir, stop: () => server.stop() };
}

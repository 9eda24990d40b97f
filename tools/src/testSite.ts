import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { readSiteConfig } from './config';
import type { AuthEmulator } from './emulator';
import { firstFreePort } from './freePort';
import { securityHeaders } from './headers';
import { inRoot, siteFolder } from './paths';
import { publish } from './publish';
import { startSignIn, startSiteServer, withEmulatorPort } from './services';
import { prerender } from './site/prerender';

export interface TestSite {
  readonly url: string;
  /** The copy of the published site that is served: a test may break it. */
  readonly publicDir: string;
  /** Folder with `outbox/` and `spool/`. */
  readonly dataDir: string;
  readonly emulator: AuthEmulator | null;
  stop(): Promise<void>;
}

/**
 * Serves the production build for browser tests: a copy of it on ports and folders of its own, so that a running
 * `npm start` and the tests don't meet.
 */
export async function startTestSite(log: (line: string) => void): Promise<TestSite> {
  const base = inRoot('.cache/test-site');
  const dataDir = path.join(base, 'var');
  await rm(base, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const port = await firstFreePort(3100);
  const emulatorBase = { ...(await readSiteConfig({})), authEmulatorUrl: 'http://localhost:9199' };
  const config = await withEmulatorPort({ ...emulatorBase, preview: true, siteUrl: `http://localhost:${port}` });
  const discovery = await publish({ site: siteFolder(), config, render: false, log });
  const site = siteFolder(base);
  await cp(siteFolder().public, site.public, { recursive: true });
  await cp(siteFolder().server, site.server, { recursive: true });
  await prerender({ site, discovery, config });
  const server = await startSiteServer({ site, config, port, headers: securityHeaders(config, discovery), dataDir });
  const emulator = await startSignIn(config, () => {}, dataDir);
  return {
    url: server.url,
    publicDir: site.public,
    dataDir,
    emulator,
    async stop() {
      await Promise.all([server.stop(), emulator?.stop()]);
    },
  };
}

import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { firstFreePort } from '@site/delivery/build';
import { deployCheckout } from '@site/delivery/cli';
import { inRoot, readSiteConfig, siteFolder } from '@site/delivery/repository';
import { createFolderStore } from '@site/delivery/store';
import type { SiteConfig } from '@site/shared/contracts';
import { type AuthEmulator, startAuthEmulator } from './emulator';
import { startSiteServer, withEmulatorPort } from './services';

/** Tests may change this copy. @throws Error */
export async function startTestSite(log: (line: string) => void) {
  const port = await firstFreePort(Number(process.env.PORT ?? 3100));
  const config = await withEmulatorPort({
    ...(await readSiteConfig({})),
    siteUrl: `http://localhost:${port}`,
    preview: true,
    authEmulatorUrl: 'http://localhost:9199',
  });
  // Started in parallel: after publication, which takes long, the port may no longer be free.
  const [emulator, copy] = await Promise.allSettled([
    config.firebase ? null : startEmptyEmulator(Number(new URL(config.authEmulatorUrl).port)),
    serveCopy(port, config, log),
  ]);
  const stop = async () => {
    for (const it of [copy, emulator]) if (it.status === 'fulfilled') await it.value?.stop();
  };
  if (emulator.status === 'fulfilled' && copy.status === 'fulfilled') {
    return { ...copy.value, emulator: emulator.value, stop };
  }
  await stop();
  throw emulator.status === 'rejected' ? emulator.reason : (copy as PromiseRejectedResult).reason;
}

/** @returns also `dataDir`, with `outbox/` and `spool/` */
async function serveCopy(port: number, config: SiteConfig, log: (line: string) => void) {
  const base = inRoot('.cache/test-site');
  const dataDir = path.join(base, 'var');
  const site = siteFolder(base);
  await rm(base, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  await deployCheckout({ store: createFolderStore(path.join(dataDir, 'releases')), site, log }, config);
  const server = await startSiteServer({ site, config, port, dataDir });
  return { url: server.url, site, dataDir, stop: () => server.stop() };
}

async function startEmptyEmulator(port: number): Promise<AuthEmulator> {
  const dataDir = inRoot('.cache/test-accounts');
  await rm(dataDir, { recursive: true, force: true });
  return startAuthEmulator({ port, dataDir, log: () => {} });
}

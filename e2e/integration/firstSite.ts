import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildRelease } from '@site/delivery/build';
import { withLock } from '@site/delivery/files';
import { publishSite } from '@site/delivery/publish';
import { builtPackages, readSiteConfig, type SiteFolder, siteFolder } from '@site/delivery/repository';
import { createFolderStore, type ReleaseStore } from '@site/delivery/store';
import { sampleFirebase } from '@site/delivery/testing/sample';
import type { SiteConfig } from '@site/shared/contracts';
import { sharedFolder } from './sharedFolder';

export interface FirstSite {
  readonly site: SiteFolder;
  readonly store: ReleaseStore;
  readonly config: SiteConfig;
}

const placesIn = (folder: string) => ({
  site: siteFolder(path.join(folder, 'site')),
  store: createFolderStore(path.join(folder, 'releases')),
});

/** The configured address does not exist: only search engines and link previews read it. */
const configuration = async (): Promise<SiteConfig> => ({
  ...(await readSiteConfig({ SITE_RELEASE_KEYS: '{}' })),
  siteUrl: 'http://localhost:3500',
  preview: false,
  firebase: sampleFirebase,
});

/** The first call of a run publishes the site, in 9 s and more. */
export async function copyFirstSite(folder: string): Promise<FirstSite> {
  const made = path.join(sharedFolder(), 'first-site');
  await withLock(made, async () => {
    const whole = path.join(made, 'whole');
    if (existsSync(whole)) return;
    const own = await make(path.join(made, `making-${process.pid}`));
    // A process that lost the lock while it was suspended may have finished before.
    if (!existsSync(whole)) await rename(own, whole);
  });
  await mkdir(folder, { recursive: true });
  // `-a` preserves symbolic and hard links.
  await promisify(execFile)('cp', ['-a', `${path.join(made, 'whole')}/.`, folder]);
  return { ...placesIn(folder), config: await configuration() };
}

async function make(folder: string): Promise<string> {
  const { site, store } = placesIn(folder);
  for (const name of builtPackages) {
    const { folder: built, release } = await buildRelease(name);
    await store.publish(built);
    await store.moveChannels(name, { live: release.version });
  }
  await publishSite({ site, store, config: await configuration() });
  return folder;
}

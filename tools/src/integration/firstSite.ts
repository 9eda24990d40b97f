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

/** A site of the releases that the sources make, as it is published for the first time. */
export interface FirstSite {
  readonly site: SiteFolder;
  readonly store: ReleaseStore;
  readonly config: SiteConfig;
}

const placesIn = (folder: string) => ({
  site: siteFolder(path.join(folder, 'site')),
  store: createFolderStore(path.join(folder, 'releases')),
});

/**
 * Its pages name an address at which nobody is: where it is served is decided later, and differs, and nothing but what
 * search engines and link previews read depends on it.
 */
const configuration = async (): Promise<SiteConfig> => ({
  ...(await readSiteConfig({ SITE_RELEASE_KEYS: '{}' })),
  siteUrl: 'http://localhost:3500',
  preview: false,
  firebase: sampleFirebase,
});

/**
 * Puts a copy into a folder. To publish it takes 9 s and more, nearly all of it to compress what is in the releases and to
 * draw images: the first test that needs it does so for all.
 */
export async function copyFirstSite(folder: string): Promise<FirstSite> {
  const made = path.join(sharedFolder(), 'first-site');
  await withLock(made, async () => {
    const whole = path.join(made, 'whole');
    if (existsSync(whole)) return;
    const own = await make(path.join(made, `making-${process.pid}`));
    // Whoever stood still on a busy machine, and lost the lock to this process, may be through before it.
    if (!existsSync(whole)) await rename(own, whole);
  });
  await mkdir(folder, { recursive: true });
  // Its links within the site stay such, and so do files that are the same one.
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

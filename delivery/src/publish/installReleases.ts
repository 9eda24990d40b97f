import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { copyFolder, type Lock } from '../files';
import {
  checkSignature,
  contentDigest,
  isSourceMap,
  mapsFolder,
  type Release,
  ReleaseError,
  type ReleaseKeys,
  readRelease,
  verifyRelease,
} from '../release';
import {
  attributed,
  attributeToPackage,
  isReleasesFault,
  type Plan,
  type PlannedPackage,
  PublishError,
} from '../render';
import type { SiteFolder } from '../repository';
import type { ReleaseStore, StoredRelease } from '../store';
import { compressFolder } from './compress';
import { releaseFolder, type Stays } from './shownReleases';

/** Drops fallbacks that fail verification. @throws PublishError naming the package of another failure */
export async function installReleases(
  site: SiteFolder,
  store: ReleaseStore,
  plan: Plan,
  keys: ReleaseKeys,
  stays: Stays,
  lock: Lock,
  log: (line: string) => void,
): Promise<Plan> {
  const install = async <T extends StoredRelease>(stored: T): Promise<T> => {
    return { ...stored, release: await installed(stored.release) };
  };
  const installIfWhole = (stored: StoredRelease): Promise<StoredRelease | null> =>
    install(stored).catch((error) => {
      const isReleases = error instanceof PublishError && (error.cause === undefined || isReleasesFault(error.cause));
      if (!isReleases) throw error;
      log(`${stored.release.name} has no fallback: ${error.message}`);
      return null;
    });
  const asInstalled = new Map<string, PlannedPackage>();
  for (const [name, { live, canary, previous }] of plan) {
    asInstalled.set(name, {
      live: await install(live),
      canary: canary && (await install(canary)),
      previous: previous && (await installIfWhole(previous)),
    });
  }
  return asInstalled;

  /** @throws PublishError for a changed file, or an installed release without a valid signature */
  async function installed(release: Release): Promise<Release> {
    const { name, version } = release;
    const target = releaseFolder(site, release);
    if (existsSync(target)) {
      return attributed([name], async () => {
        const there = await readRelease(target);
        if (!stays(name, version)) checkSignature(there, name, version, keys);
        return there;
      });
    }
    log(`${name}: fetching ${version} …`);
    const files = path.join(site.files, name);
    await mkdir(path.join(files, 'assets'), { recursive: true });
    // An existing asset has the same content, by its name, and may be in transfer to a visitor.
    const present = new Set((await readdir(path.join(files, 'assets'))).map((file) => `assets/${file}`));
    const isElsewhere = (file: string) => present.has(file) || isSourceMap(file);
    const source = await attributeToPackage(name, store.fetch(name, version, isElsewhere));
    const aside = path.join(site.aside, `${name}-${version}`);
    await rm(aside, { recursive: true, force: true });
    const verified = await attributed([name], async () => {
      await copyFolder(source, aside, { filter: (file) => !isElsewhere(path.relative(source, file)) });
      // Verified after the copy, so that the verified bytes are served.
      const copy = await verifyRelease(aside, isElsewhere);
      checkSignature(copy, name, version, keys);
      if (contentDigest(copy) !== contentDigest(release))
        throw new ReleaseError(`${name} ${version} has changed in the store while it was fetched`);
      await rm(path.join(aside, mapsFolder), { recursive: true, force: true });
      for (const part of ['browser', 'assets'])
        if (existsSync(path.join(aside, part))) await compressFolder(path.join(aside, part));
      return copy;
    });

    await lock.assertHeld();
    // Compressed forms first: an existing image implies them.
    for (const file of (await readdir(path.join(aside, 'assets')).catch(() => [])).sort().reverse()) {
      await rename(path.join(aside, 'assets', file), path.join(files, 'assets', file));
    }
    await rm(path.join(aside, 'assets'), { recursive: true, force: true });
    await rm(path.join(files, version), { recursive: true, force: true });
    await rename(path.join(aside, 'browser'), path.join(files, version));
    // Moved last: its existence implies the other files.
    await mkdir(path.dirname(target), { recursive: true });
    await rename(aside, target);
    return verified;
  }
}

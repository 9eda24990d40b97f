import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { copyFolder, type Lock, relativePath } from '../files';
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
import type { Damage } from './findDamage';
import { type IsPublished, releaseFolder } from './publishedReleases';

interface Work {
  readonly lock: Lock;
  readonly damage: Damage;
  readonly log: (line: string) => void;
  readonly signal: AbortSignal;
}

interface Installed {
  readonly plan: Plan;
  /** Packages with damaged files that the store could not replace, with the reason. */
  readonly unrepaired: ReadonlyMap<string, string>;
}

/** Drops fallbacks that fail verification. @throws PublishError naming the package of another failure */
export async function installReleases(
  site: SiteFolder,
  store: ReleaseStore,
  plan: Plan,
  keys: ReleaseKeys,
  isPublished: IsPublished,
  { lock, damage: { releases: damaged }, log, signal }: Work,
): Promise<Installed> {
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
  const repaired = new Set<string>();
  const unrepaired = new Map<string, string>();
  const asInstalled = new Map<string, PlannedPackage>();
  for (const [name, { live, canary, previous }] of plan) {
    asInstalled.set(name, {
      live: await install(live),
      canary: canary && (await install(canary)),
      previous: previous && (await installIfWhole(previous)),
    });
  }
  for (const key of damaged.keys()) {
    const [name = '', version = ''] = key.split(' ');
    if (!repaired.has(key) && !isPlanned(plan.get(name), version)) await repair(name, version);
  }
  return { plan: asInstalled, unrepaired };

  /** Repairs a release that no channel names. Tabs opened before use it. */
  async function repair(name: string, version: string): Promise<void> {
    try {
      await fetched((await store.describe(name, version)).release);
    } catch (error) {
      log(`${name} ${version}, which only open tabs use, stays damaged: ${(error as Error).message}`);
    }
  }

  /** @throws PublishError for a changed file, or an installed release without a valid signature */
  async function installed(release: Release): Promise<Release> {
    signal.throwIfAborted();
    const key = `${release.name} ${release.version}`;
    if (damaged.has(key) && !repaired.has(key)) return replaced(release);
    return existsSync(releaseFolder(site, release)) ? present(release) : fetched(release);
  }

  function present(release: Release): Promise<Release> {
    const { name, version } = release;
    return attributed([name], async () => {
      const there = await readRelease(releaseFolder(site, release));
      if (!isPublished(name, version)) checkSignature(there, name, version, keys);
      return there;
    });
  }

  /** A damaged release. Where the store fails, its undamaged files stay in use. */
  function replaced(release: Release): Promise<Release> {
    const { name, version } = release;
    return fetched(release).catch(async (error: Error) => {
      const there = await present(release).catch(() => {
        throw error;
      });
      unrepaired.set(name, `files of ${version} are damaged on the site: ${error.message}`);
      return there;
    });
  }

  /** @throws PublishError for a changed file */
  async function fetched(release: Release): Promise<Release> {
    const { name, version } = release;
    const key = `${name} ${version}`;
    const target = releaseFolder(site, release);
    log(`${name}: fetching ${version} …`);
    const files = path.join(site.files, name);
    await mkdir(path.join(files, 'assets'), { recursive: true });
    // An existing asset has the same content, by its name, and may be in transfer to a visitor.
    const present = new Set((await readdir(path.join(files, 'assets'))).map((file) => `assets/${file}`));
    for (const file of damaged.get(key) ?? []) present.delete(file.replace(`files/${name}/`, ''));
    const isElsewhere = (file: string) => present.has(file) || isSourceMap(file);
    const source = await attributeToPackage(name, store.fetch(name, version, isElsewhere));
    const aside = path.join(site.aside, `${name}-${version}`);
    await rm(aside, { recursive: true, force: true });
    const verified = await attributed([name], async () => {
      await copyFolder(source, aside, { filter: (file) => !isElsewhere(relativePath(source, file)) });
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
    await rm(target, { recursive: true, force: true });
    await rename(aside, target);
    repaired.add(key);
    return verified;
  }
}

const isPlanned = (planned: PlannedPackage | undefined, version: string) =>
  [planned?.live, planned?.canary, planned?.previous].some((it) => it?.release.version === version);

import { copyFile, link, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow, ifENOENT, withStaging } from '../files';
import { hasDigest, ReleaseError, readRelease, releaseFile } from '../release';
import { folderInPackage, readCarriedBy } from './releasePackage';
import { checkName, noSuchRelease, verifyStored } from './storedRelease';

type IsElsewhere = (file: string) => boolean;

type Unpack = (name: string, version: string, folder: string) => Promise<boolean>;

/** Verifies cached files at every request. @param location of the source, for messages */
export function createReleaseCache(folder: string, location: string, unpack: Unpack) {
  return (name: string, version: string, isElsewhere: IsElsewhere = () => false): Promise<string> =>
    fetch(name, version, isElsewhere, true);

  /** @param includesCarried false for a package that must contain all requested files */
  async function fetch(
    name: string,
    version: string,
    isElsewhere: IsElsewhere,
    includesCarried: boolean,
  ): Promise<string> {
    const target = path.join(folder, checkName(name), version);
    if (await isIntact(target, name, version, isElsewhere)) return target;
    return withStaging(folder, async (staging) => {
      const unpacked = path.join(staging, 'package');
      const exists = await unpack(name, version, unpacked);
      if (!exists) throw noSuchRelease(name, version, location);
      const release = path.join(unpacked, folderInPackage);
      const carriedBy = includesCarried ? await readCarriedBy(unpacked) : {};
      const { files } = await readRelease(release);
      for (const [carrier, carried] of Object.entries(carriedBy)) {
        const wanted = new Set(carried.filter((file) => Object.hasOwn(files, file) && !isElsewhere(file)));
        if (wanted.size === 0) continue;
        const held = await fetch(name, carrier, (file) => !wanted.has(file), false);
        for (const file of wanted) await linkOrCopy(path.join(held, file), path.join(release, file));
      }
      await verifyStored(release, name, version, isElsewhere);
      await merge(release, target);
      return target;
    });
  }
}

/** The release's verification reports a missing file. */
async function linkOrCopy(file: string, name: string): Promise<void> {
  await mkdir(path.dirname(name), { recursive: true });
  await link(file, name).catch(() => copyFile(file, name).catch(ifENOENT(undefined)));
}

/** The target may be partial, damaged or in use; correct files stay. */
async function merge(folder: string, target: string): Promise<void> {
  const { files } = await readRelease(folder);
  await mkdir(target, { recursive: true });
  for (const file of await filesBelow(folder)) {
    const digest = files[file]?.digest;
    if (digest && (await hasDigest(path.join(target, file), digest))) continue;
    await mkdir(path.dirname(path.join(target, file)), { recursive: true });
    await rename(path.join(folder, file), path.join(target, file));
  }
  for (const file of await filesBelow(target)) {
    if (file !== releaseFile && !Object.hasOwn(files, file)) await rm(path.join(target, file), { force: true });
  }
}

async function isIntact(folder: string, name: string, version: string, isElsewhere: IsElsewhere): Promise<boolean> {
  try {
    await verifyStored(folder, name, version, isElsewhere);
    return true;
  } catch (error) {
    if (error instanceof ReleaseError) return false;
    throw error;
  }
}

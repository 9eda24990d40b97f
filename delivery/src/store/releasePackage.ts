import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Release, releaseFile } from '../release';
import type { Manifest } from './npmRegistry';
import { verifyStored } from './storedRelease';

/** Folder of the package that holds the release, so that no file of it can be taken for the package's own. */
export const folderInPackage = 'release';

/** `package.json` of a release: with its description, so that one answer of the registry describes all versions. */
export const manifestOf = (packageName: string, release: Release): Manifest => ({
  name: packageName,
  version: release.version,
  description: `Release of ${release.name}`,
  license: 'UNLICENSED',
  files: [folderInPackage],
  release,
});

/**
 * Packs a release for a registry. Not as `npm pack` does: that leaves out what it takes for litter (`*.orig`, `CVS`,
 * lock files), and a release must arrive whole.
 *
 * @param staging an empty folder to work in
 * @throws ReleaseError when the release is not what it says it is
 */
export async function packRelease(
  folder: string,
  release: Release,
  manifest: Manifest,
  staging: string,
): Promise<Buffer> {
  const copy = path.join(staging, folderInPackage);
  await writeFile(path.join(staging, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  // A copy, since hard links would be packed as links, which are not unpacked.
  await cp(folder, copy, { recursive: true, dereference: true });
  await verifyStored(copy, release.name, release.version);
  const files = [releaseFile, ...Object.keys(release.files).sort()].map((file) => `${folderInPackage}/${file}`);
  const { create } = await import('tar');
  const packing = create(
    // What differs from machine to machine stays out of it.
    { cwd: staging, prefix: 'package', gzip: { level: 9 }, portable: true, mtime: new Date(0) },
    ['package.json', ...files],
  );
  return packing.concat();
}

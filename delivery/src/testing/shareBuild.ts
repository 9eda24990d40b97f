import { cp } from 'node:fs/promises';
import path from 'node:path';
import { buildRelease, inputsDigest } from '../build';

/**
 * Copies the build of a package to another checkout with the same sources, for tests that
 * do not test the build.
 *
 * @param checkout absolute folder
 */
export async function shareBuild(name: string, checkout: string): Promise<void> {
  const { folder, release } = await buildRelease(name);
  const key = inputsDigest(name, release.base, checkout).slice(0, path.basename(folder).length);
  await cp(folder, path.join(checkout, '.cache/builds', name, key), { recursive: true });
}

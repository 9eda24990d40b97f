import { cp } from 'node:fs/promises';
import path from 'node:path';
import { buildRelease, inputsDigest } from '../build';

/**
 * Gives another checkout the build that a package's sources make here, as the one that they make there: for tests that
 * know it to be the same.
 *
 * @param checkout absolute folder
 */
export async function lendBuild(name: string, checkout: string): Promise<void> {
  const { folder, release } = await buildRelease(name);
  const key = inputsDigest(name, release.base, checkout).slice(0, path.basename(folder).length);
  await cp(folder, path.join(checkout, '.cache/builds', name, key), { recursive: true });
}

import { cp } from 'node:fs/promises';
import path from 'node:path';
import { buildRelease, inputsDigest } from '../build';

/**
 * Copies a package's build to another checkout with the same sources.
 *
 * @param checkout absolute folder
 */
export async function shareBuild(name: string, checkout: string): Promise<void> {
  const { folder, release } = await buildRelease(name);
  const key = inputsDigest(name, release.base, checkout).slice(0, path.basename(folder).length);
  await cp(folder, path.join(checkout, '.cache/builds', name, key), { recursive: true });
}

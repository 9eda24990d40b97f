import { cp } from 'node:fs/promises';
import path from 'node:path';
import { buildRelease, inputsDigest } from '../build';
import { root } from '../repository';

/**
 * Copies a build of this checkout to another, where a build with the same inputs finds it.
 *
 * @param node major version that the other checkout builds on, whose sources must then be equal
 * @returns the folder in the other checkout
 */
export async function shareBuild(name: string, checkout: string, node?: number): Promise<string> {
  const { folder, release } = await buildRelease(name);
  const digest = node ? inputsDigest(name, release.base, root, node) : inputsDigest(name, release.base, checkout);
  const key = digest.slice(0, path.basename(folder).length);
  const target = path.join(checkout, '.cache/builds', name, key);
  await cp(folder, target, { recursive: true });
  return target;
}

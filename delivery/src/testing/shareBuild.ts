import { cp } from 'node:fs/promises';
import path from 'node:path';
import { buildRelease, inputsDigest } from '../build';

export async function shareBuild(name: string, checkout: string): Promise<void> {
  const { folder, release } = await buildRelease(name);
  const key = inputsDigest(name, release.base, checkout).slice(0, path.basename(folder).length);
  await cp(folder, path.join(checkout, '.cache/builds', name, key), { recursive: true });
}

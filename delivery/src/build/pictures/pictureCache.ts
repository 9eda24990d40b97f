import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import pLimit from 'p-limit';
import { ifENOENT, replaceFile } from '../../files';
import type { MadePicture } from './pictureVariants';

/** Where pictures that were made are kept, below the repository. */
export const picturesFolder = '.cache/pictures';

/** With the version of V8's format: no V8 reads a later one. */
export const ending = `.v${serialize(null)[1]}`;

/** ms that a picture is kept since a build last asked for it: six weeks. */
const keptFor = 6 * 7 * 24 * 3600 * 1000;

/** A large picture takes some memory while it is made. */
const inTurn = pLimit(availableParallelism());

/** What this process is making or reading at the moment, by file: who asks for it meanwhile gets the same. */
const underway = new Map<string, Promise<MadePicture>>();

/**
 * What `make` gives, made only once for each key: kept in a file named by it, which is there whole or not at all,
 * whatever number of processes want it.
 *
 * @param folder absolute; made if need be
 */
export function remembered(folder: string, key: string, make: () => Promise<MadePicture>): Promise<MadePicture> {
  const file = path.join(folder, key + ending);
  const picture = underway.get(file) ?? readOrMake(file, make).finally(() => underway.delete(file));
  underway.set(file, picture);
  return picture;
}

async function readOrMake(file: string, make: () => Promise<MadePicture>): Promise<MadePicture> {
  const now = new Date();
  const kept = await utimes(file, now, now)
    .then(() => readFile(file))
    .catch(ifENOENT(null));
  if (kept) return deserialize(kept);
  const made = await inTurn(make);
  await replaceFile(file, serialize(made));
  return made;
}

/**
 * Deletes what no build has asked for in six weeks, and what one that was killed has left behind. A build asks for a
 * picture when webpack's own cache does not have it.
 *
 * @param folder as for `remembered`; there may be none
 * @param now ms
 */
export async function forgetUnused(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(ifENOENT([]))) {
    const own = path.join(folder, name);
    const used = await stat(own).catch(ifENOENT(null));
    if (used && now - used.mtimeMs > keptFor) await rm(own, { recursive: true, force: true });
  }
}

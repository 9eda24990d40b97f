import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import pLimit from 'p-limit';
import { ifENOENT, replaceFile } from '../../files';
import type { MadePicture } from './pictureVariants';

/** Where pictures that were made are kept, below the repository; who deletes them has them made again. */
export const picturesFolder = '.cache/pictures';

/** With the version of V8's format: no V8 reads a later one. */
const ending = `.v${serialize(null)[1]}`;

/** A large picture takes some memory while it is made. */
const inTurn = pLimit(availableParallelism());

/** Pictures being made or read in this process, by file. */
const underway = new Map<string, Promise<MadePicture>>();

/**
 * Runs `make` once for each key and stores the result in a file of that name. The file is written atomically, so that several
 * processes may ask for it.
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
  const kept = await readFile(file).catch(ifENOENT(null));
  if (kept) return deserialize(kept);
  const made = await inTurn(make);
  await replaceFile(file, serialize(made));
  return made;
}

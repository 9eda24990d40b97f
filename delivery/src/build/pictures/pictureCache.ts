import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import pLimit from 'p-limit';
import { ifENOENT, replaceFile } from '../../files';
import type { MadePicture } from './pictureVariants';

export const picturesFolder = '.cache/pictures';

/** Contains the version of V8's format: older V8s can't read later ones. */
const ending = `.v${serialize(null)[1]}`;

const limit = pLimit(availableParallelism());

const pending = new Map<string, Promise<MadePicture>>();

/** Pictures that this process encodes. */
export const encoding = { begun: 0, done: 0 };

/** Writes are atomic: processes may share the folder. */
export function cachedPicture(folder: string, key: string, make: () => Promise<MadePicture>): Promise<MadePicture> {
  const file = path.join(folder, key + ending);
  const picture = pending.get(file) ?? readOrMake(file, make).finally(() => pending.delete(file));
  pending.set(file, picture);
  return picture;
}

async function readOrMake(file: string, make: () => Promise<MadePicture>): Promise<MadePicture> {
  const kept = await readFile(file).catch(ifENOENT(null));
  if (kept) return deserialize(kept);
  encoding.begun += 1;
  const made = await limit(make);
  encoding.done += 1;
  await replaceFile(file, serialize(made));
  return made;
}

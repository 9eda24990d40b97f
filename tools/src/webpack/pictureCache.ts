import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { MadePicture } from './pictureVariants';

/** Where pictures that were made are kept, below the repository. */
export const picturesFolder = '.cache/pictures';

const factsFile = 'facts.json';
const prefix = 'picture';

/** What this process is making or reading at the moment, by folder: who asks for it meanwhile gets the same. */
const underway = new Map<string, Promise<MadePicture>>();

/**
 * What `make` gives, made only once for each key: kept in `folder/key/`, which is there whole or not at all, whatever
 * number of processes want it.
 *
 * @param folder absolute; made if need be
 */
export function remembered(folder: string, key: string, make: () => Promise<MadePicture>): Promise<MadePicture> {
  const own = path.join(folder, key);
  const known = underway.get(own);
  if (known) return known;
  const found = readOrMake(own, make).finally(() => underway.delete(own));
  underway.set(own, found);
  return found;
}

async function readOrMake(own: string, make: () => Promise<MadePicture>): Promise<MadePicture> {
  const kept = await read(own);
  if (kept) return kept;
  const made = await inTurn(make);
  await mkdir(path.dirname(own), { recursive: true });
  const unfinished = await mkdtemp(`${own}.`);
  try {
    await writeFile(path.join(unfinished, factsFile), JSON.stringify(made.facts));
    for (const [ending, content] of made.variants) await writeFile(path.join(unfinished, prefix + ending), content);
    await rename(unfinished, own).catch((error: NodeJS.ErrnoException) => {
      // Another process was faster, and made the same.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return made;
}

async function read(folder: string): Promise<MadePicture | null> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!names) return null;
  const variants = new Map<string, Buffer>();
  for (const name of names.filter((it) => it.startsWith(prefix)).sort()) {
    variants.set(name.slice(prefix.length), await readFile(path.join(folder, name)));
  }
  return { facts: JSON.parse(await readFile(path.join(folder, factsFile), 'utf8')), variants };
}

/** One line for each processor: a large picture takes some memory. */
const lines = Array.from({ length: availableParallelism() }, () => Promise.resolve());
let turn = 0;

/** Starts a task when the one before it in its line is done. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const line = turn++ % lines.length;
  const mine = (lines[line] ?? Promise.resolve()).then(task);
  lines[line] = mine.then(
    () => {},
    () => {},
  );
  return mine;
}

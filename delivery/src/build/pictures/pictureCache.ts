import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { MadePicture } from './pictureVariants';

/** Where pictures that were made are kept, below the repository. */
export const picturesFolder = '.cache/pictures';

const factsFile = 'facts.json';
const prefix = 'picture';

/** ms that a picture is kept since a build last asked for it: six weeks. */
const keptFor = 6 * 7 * 24 * 3600 * 1000;

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

/**
 * Deletes what no build has asked for in six weeks, and what one that was killed has left behind. A build asks for a
 * picture when webpack's own cache does not have it.
 *
 * @param folder as for `remembered`; there may be none
 * @param now ms
 */
export async function forgetUnused(folder: string, now: number): Promise<void> {
  for (const name of await unlessGone(readdir(folder), [])) {
    const own = path.join(folder, name);
    const used = await unlessGone(stat(own), null);
    if (used && now - used.mtimeMs > keptFor) await rm(own, { recursive: true, force: true });
  }
}

/** Null where there is none, or another process is deleting it. */
async function read(folder: string): Promise<MadePicture | null> {
  const now = new Date();
  const names = await unlessGone(
    utimes(folder, now, now).then(() => readdir(folder)),
    null,
  );
  if (!names) return null;
  const variants = new Map<string, Buffer>();
  for (const name of names.filter((it) => it.startsWith(prefix)).sort()) {
    const content = await unlessGone(readFile(path.join(folder, name)), null);
    if (!content) return null;
    variants.set(name.slice(prefix.length), content);
  }
  const facts = await unlessGone(readFile(path.join(folder, factsFile), 'utf8'), null);
  return facts === null ? null : { facts: JSON.parse(facts), variants };
}

function unlessGone<T, U>(work: Promise<T>, instead: U): Promise<T | U> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  });
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

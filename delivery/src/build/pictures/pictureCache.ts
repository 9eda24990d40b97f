import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ifENOENT, moveIntoPlace, withStaging } from '../../files';
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
  await withStaging(path.dirname(own), async (staging) => {
    const whole = path.join(staging, 'whole');
    await mkdir(whole);
    await writeFile(path.join(whole, factsFile), JSON.stringify(made.facts));
    for (const [ending, content] of made.variants) await writeFile(path.join(whole, prefix + ending), content);
    // Another process may have been faster, and made the same.
    await moveIntoPlace(whole, own);
  });
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

/** Null where there is none, or another process is deleting it. */
async function read(folder: string): Promise<MadePicture | null> {
  const now = new Date();
  const names = await utimes(folder, now, now)
    .then(() => readdir(folder))
    .catch(ifENOENT(null));
  if (!names) return null;
  const variants = new Map<string, Buffer>();
  for (const name of names.filter((it) => it.startsWith(prefix)).sort()) {
    const content = await readFile(path.join(folder, name)).catch(ifENOENT(null));
    if (!content) return null;
    variants.set(name.slice(prefix.length), content);
  }
  const facts = await readFile(path.join(folder, factsFile), 'utf8').catch(ifENOENT(null));
  return facts === null ? null : { facts: JSON.parse(facts), variants };
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

import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MadePicture } from './pictureVariants';

const factsFile = 'facts.json';
const prefix = 'picture';

/**
 * What `make` gives, made only once for each key: kept in `folder/key/`, which is there whole or not at all.
 *
 * @param folder absolute; made if need be
 */
export async function remembered(
  folder: string,
  key: string,
  make: () => Promise<MadePicture>,
): Promise<MadePicture> {
  const own = path.join(folder, key);
  const known = await read(own);
  if (known) return known;
  const made = await inTurn(make);
  const unfinished = `${own}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  await writeFile(path.join(unfinished, factsFile), JSON.stringify(made.facts));
  for (const [ending, content] of made.variants) await writeFile(path.join(unfinished, prefix + ending), content);
  // Another process may have been faster.
  await rename(unfinished, own).catch(() => rm(unfinished, { recursive: true }));
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

/** One for each processor: two packages are built at once, and a large picture takes some memory. */
const lines = [Promise.resolve(), Promise.resolve()];
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

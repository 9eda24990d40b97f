import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { mapsFolder } from '../../release';
import { MissingReleaseError, type ReleaseStore, StoreError } from '../../store';
import type { Frame } from './frames';

/** What was written where a browser points to. */
export interface SourcePlace {
  /** Path in the repository, or `webpack/…` for what bundlers add. */
  readonly source: string;
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  /** What it is called in the source, where the script calls it something else. */
  readonly name: string | null;
  /** The line itself; null for packages, whose sources are not kept. */
  readonly text: string | null;
}

/**
 * Reads a place in a minified script.
 *
 * @throws StoreError when no release has such a script, or its map has nothing there; the message is one line
 */
export async function explainFrame(store: ReleaseStore, frame: Frame): Promise<SourcePlace> {
  const name = await ownerOf(store, frame);
  const folder = await store.fetch(name, frame.version);
  const map = await readFile(path.join(folder, mapsFolder, `${frame.file}.map`), 'utf8').catch(() => {
    throw new StoreError(`${name} ${frame.version} has no map of ${frame.file}`);
  });
  const traced = new TraceMap(map);
  const {
    source,
    line,
    column,
    name: original,
  } = originalPositionFor(traced, {
    line: frame.line,
    column: frame.column - 1,
  });
  if (source === null)
    throw new StoreError(`Nothing of ${frame.file}:${frame.line}:${frame.column} comes from a source`);
  const text = sourceContentFor(traced, source)?.split('\n')[line - 1] ?? null;
  return { source, line, column: column + 1, name: original, text };
}

/** A version ends with a digest: no two packages have the same. */
async function ownerOf(store: ReleaseStore, { name, version }: Frame): Promise<string> {
  const names = await store.packages();
  if (name !== null && names.includes(name)) return name;
  for (const candidate of names) if ((await store.versions(candidate)).includes(version)) return candidate;
  throw new MissingReleaseError(`There is no release ${version} in ${store.location}`);
}

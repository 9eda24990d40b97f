import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { oneLine } from '@site/shared/terminal';
import { mapsFolder } from '../release';
import { MissingReleaseError, type ReleaseStore, StoreError } from '../store';

export interface Frame {
  /** Null for a release on a team's own host, whose URL has no name. */
  readonly name: string | null;
  readonly version: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const place =
  /(?:(?<=^|\/)([a-z][a-z0-9-]*)\/)?(\d+\.\d+\.\d+-g[0-9a-f]{8})\/((?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*\.m?js):(\d+):(\d+)/;

export function frameIn(text: string): Frame | null {
  const [found, name = null, version = '', file = '', line, column] = place.exec(text) ?? [];
  return found ? { name, version, file, line: Number(line), column: Number(column) } : null;
}

export async function explainTrace(store: ReleaseStore, trace: string): Promise<string> {
  const lines: string[] = [];
  for (const line of trace.trimEnd().split('\n')) {
    const frame = frameIn(line);
    lines.push(line, ...(frame ? await explained(store, frame) : []));
  }
  return lines.map(oneLine).join('\n');
}

/** Returns errors as text, so that other frames are still explained. */
async function explained(store: ReleaseStore, frame: Frame): Promise<readonly string[]> {
  try {
    return await sourceOf(store, frame);
  } catch (error) {
    if (error instanceof StoreError) return [`      (${error.message})`];
    throw error;
  }
}

/** npm packages have no stored sources. @throws StoreError when no release has the script, or its map the position */
async function sourceOf(store: ReleaseStore, frame: Frame): Promise<readonly string[]> {
  const owner = await ownerOf(store, frame);
  const folder = await store.fetch(owner, frame.version);
  const map = await readFile(path.join(folder, mapsFolder, `${frame.file}.map`), 'utf8').catch(() => {
    throw new StoreError(`${owner} ${frame.version} has no map of ${frame.file}`);
  });
  const traced = new TraceMap(map);
  const found = originalPositionFor(traced, { line: frame.line, column: frame.column - 1 });
  if (found.source === null)
    throw new StoreError(`Nothing of ${frame.file}:${frame.line}:${frame.column} comes from a source`);
  const text = sourceContentFor(traced, found.source)?.split('\n')[found.line - 1];
  const name = found.name === null ? '' : ` (${found.name})`;
  const source = `      ${found.source}:${found.line}:${found.column + 1}${name}`;
  return text === undefined ? [source] : [source, `        ${text.trim()}`];
}

async function ownerOf(store: ReleaseStore, { name, version }: Frame): Promise<string> {
  const names = await store.packages();
  if (name !== null && names.includes(name)) return name;
  for (const candidate of names) if ((await store.versions(candidate)).includes(version)) return candidate;
  throw new MissingReleaseError(`There is no release ${version} in ${store.location}`);
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../files';
import { type Release, readRelease } from '../../release';
import { parseScript, type Script } from './parseScript';

/** Content of a release's folder, as the rules read it. */
export interface ReleaseFiles {
  readonly folder: string;
  readonly release: Release;
  readonly names: readonly string[];
  /** Scripts, style sheets and manifests below `browser/` and `server/`. */
  readonly texts: ReadonlyMap<string, string>;
  /** Scripts below `browser/` and `server/`; null for one that cannot be parsed. */
  readonly scripts: ReadonlyMap<string, Script | null>;
}

const isText = (file: string) => /^(browser|server)\/.*\.(js|mjs|cjs|css|json)$/.test(file);
const isScript = (file: string) => /\.(js|mjs|cjs)$/.test(file);

/** @throws ReleaseError */
export async function readReleaseFiles(folder: string): Promise<ReleaseFiles> {
  const release = await readRelease(folder);
  const names = [...(await filesBelow(folder))].sort();
  const texts = new Map<string, string>();
  for (const name of names.filter(isText)) texts.set(name, await readFile(path.join(folder, name), 'utf8'));
  const scripts = new Map(
    [...texts].filter(([name]) => isScript(name)).map(([name, text]) => [name, parseScript(text)]),
  );
  return { folder, release, names, texts, scripts };
}

export const browserTexts = ({ texts }: ReleaseFiles) => [...texts].filter(([name]) => name.startsWith('browser/'));

export const scriptsIn = ({ scripts }: ReleaseFiles, folder: 'browser' | 'server') =>
  [...scripts].flatMap(([name, script]) => (script && name.startsWith(`${folder}/`) ? [{ name, script }] : []));

/** Path of the entry in the release. */
export const entryPath = ({ release }: Pick<ReleaseFiles, 'release'>): string => `browser/${release.entry}`;

import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { rewriteFile } from '../../files';
import { mapsFolder, ReleaseError } from '../../release';
import { nameOfSource } from '../nameOfSource';
import { outputFolder } from './runBundler';

/** https://tc39.es/ecma426/ */
const mapSchema = v.looseObject({ sourceRoot: v.nullish(v.string(), ''), sources: v.array(v.nullable(v.string())) });

/**
 * Moves a map to `maps/`, and names its sources from the repository, as our own builder does.
 * @param file below the release's folder, such as `browser/Page.js.map`
 * @throws ReleaseError for a file that is no source map
 */
export async function moveMap(folder: string, packageFolder: string, file: string): Promise<void> {
  const text = await readFile(path.join(folder, file), 'utf8');
  const { sourceRoot, ...map } = parsed(text, file);
  const isCopy = path.relative(packageFolder, folder).startsWith('..');
  const made = path.join(isCopy ? path.join(packageFolder, outputFolder) : folder, path.dirname(file));
  const root = sourceRoot?.replace(/[^/]$/, '$&/') ?? '';
  const sources = map.sources.map((it) => it && nameIn(packageFolder, made, root + it));
  const target = path.join(folder, mapsFolder, file.replace(/^browser\//, ''));
  await mkdir(path.dirname(target), { recursive: true });
  await rewriteFile(target, JSON.stringify({ ...map, sources }));
  await rm(path.join(folder, file));
}

function parsed(text: string, file: string) {
  try {
    return v.parse(mapSchema, JSON.parse(text));
  } catch {
    throw new ReleaseError(`R6: ${file} is no source map`);
  }
}

/** Webpack and Rspack name files from the package (`webpack://mfe-promo/./src/page.ts?1a2b`), Vite and esbuild from the map. */
function nameIn(packageFolder: string, made: string, source: string): string {
  const [, packed] = /^webpack:\/\/[^/]*\/([^?]*)/.exec(source) ?? [];
  if (packed !== undefined && !/^\.{0,2}\//.test(packed)) return `webpack/${packed.replace(/^webpack\//, '')}`;
  const from = packed === undefined ? made : packageFolder;
  return nameOfSource(path.dirname(packageFolder), path.resolve(from, packed ?? source));
}

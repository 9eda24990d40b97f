import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ifENOENT, rewriteFile } from '../../files';
import { mapsFolder, ReleaseError } from '../../release';
import type { BrowserFacts } from '../sealRelease';
import type { BundleDeclaration } from './declaration';
import { shiftedByImports, withCheckedImports } from './lazyImports';
import { acceptedVersions, moduleEntry, moduleEntryFile } from './moduleEntry';
import { cycleIn, moduleGraph, reachedFrom, withImports } from './moduleGraph';

/**
 * Writes the entry, and replaces each `import()` by a call of it.
 * @param key unique key of `globalThis`
 * @param range of `@site/shared`
 * @throws ReleaseError
 */
export async function prepareModules(
  folder: string,
  texts: ReadonlyMap<string, string>,
  { entry: container, modules: declared }: BundleDeclaration,
  key: string,
  range: string,
): Promise<BrowserFacts> {
  const modules = new Map([...texts].filter(([file]) => file !== moduleEntryFile && /\.m?js$/.test(file)));
  const graph = await moduleGraph(modules);
  const cycle = cycleIn(graph);
  if (cycle)
    throw new ReleaseError(`R10: browser/${cycle.join(' imports browser/')}: no order checks each before it runs`);
  const exposed = Object.entries(declared);
  const named = [...exposed.flatMap(([, { js }]) => js), ...(container ? [container] : [])];
  const missing = [...named, ...exposed.flatMap(([, { css }]) => css)].find((file) => !texts.has(file));
  if (missing) throw new ReleaseError(`There is no browser/${missing}`);

  const first = container ? [] : exposed.flatMap(([, { js }]) => js.slice(0, 1));
  const other = first.find((file) => !graph.get(file)?.hasDefault);
  if (other) throw new ReleaseError(`R9: browser/${other} has no default export`);

  for (const [file, { lazy }] of graph) if (lazy.length > 0) await replaceImports(folder, file, lazy, key);
  const entry = await moduleEntry({
    key,
    modules: Object.fromEntries(exposed.map(([name, { js, css }]) => [name, { js: js[0], css }])),
    imports: Object.fromEntries(
      [...graph].flatMap(([file, { imports }]) => (imports.length > 0 ? [[file, imports]] : [])),
    ),
    container,
    shared: { range, accepted: acceptedVersions(range) },
  });
  await rewriteFile(path.join(folder, 'browser', moduleEntryFile), entry);
  const filesOf = (js: readonly string[]) => [...new Set(js.flatMap((file) => [...withImports(graph, file)]))];
  const reached = (js: readonly string[]) => reachedFrom(graph, container ? [...js, container] : js);
  return {
    entry: moduleEntryFile,
    modules: Object.fromEntries(exposed.map(([name, { js, css }]) => [name, { js: filesOf(js), css: [...css] }])),
    reach: Object.fromEntries(exposed.map(([name, { js, css }]) => [name, [...reached(js), ...css].sort()])),
  };
}

type Lazy = Parameters<typeof withCheckedImports>[1];

async function replaceImports(folder: string, file: string, lazy: Lazy, key: string) {
  const place = path.join(folder, 'browser', file);
  const text = await readFile(place, 'utf8');
  await rewriteFile(place, withCheckedImports(text, lazy, key));
  const mapFile = path.join(folder, mapsFolder, `${file}.map`);
  const map = await readFile(mapFile, 'utf8').catch(ifENOENT(null));
  if (map !== null) await rewriteFile(mapFile, shiftedByImports(map, text, lazy, key));
}

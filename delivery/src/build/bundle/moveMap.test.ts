import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolderPerTest, writeFiles } from '../../testing/temporaryFolder';
import { moveMap } from './moveMap';

const checkout = temporaryFolderPerTest();
const packageFolder = () => path.join(checkout(), 'mfe-x');

async function sourcesOf(file: string, map: object, folder = path.join(packageFolder(), 'dist')) {
  await writeFiles(folder, { [file]: JSON.stringify({ version: 3, names: [], mappings: 'AAAA', ...map }) });
  await moveMap(folder, packageFolder(), file);
  const target = file.replace('browser/', 'maps/');
  expect(await readdir(path.dirname(path.join(folder, file)))).not.toContain(path.basename(file));
  return JSON.parse(await readFile(path.join(folder, target), 'utf8')).sources;
}

test('names that start from the map, as by Vite and esbuild', async () => {
  const sources = ['../../src/x/page.ts', '../../../node_modules/react/index.js', '../../../shared/src/index.ts'];
  const named = ['mfe-x/src/x/page.ts', 'node_modules/react/index.js', 'shared/src/index.ts'];
  expect(await sourcesOf('browser/Page.js.map', { sources })).toEqual(named);
  const below = sources.map((source) => source.replace('../../', ''));
  for (const sourceRoot of ['../../../', '../../..'])
    expect(await sourcesOf('browser/chunks/a.js.map', { sources: below, sourceRoot })).toEqual(named);
});

test('names that start from the package, as by webpack and Rspack', async () => {
  const sources = [
    'webpack://mfe-x/./src/x/page.ts?1a2b',
    'webpack://mfe-x/../node_modules/@site/shared/src/index.ts',
    'webpack://mfe-x/webpack/runtime/load script',
    null,
  ];
  expect(await sourcesOf('browser/Page.js.map', { sources })).toEqual([
    'mfe-x/src/x/page.ts',
    'shared/src/index.ts',
    'webpack/runtime/load script',
    null,
  ]);
});

test('a copy of the output has the same names', async () => {
  const copy = path.join(checkout(), 'builds/1');
  expect(await sourcesOf('browser/Page.js.map', { sources: ['../../src/page.ts'] }, copy)).toEqual([
    'mfe-x/src/page.ts',
  ]);
});

test.each(['{', '[]', '{}', 'null', '{"sources": "a"}'])('%s is no source map', async (text) => {
  await writeFiles(packageFolder(), { 'dist/browser/Page.js.map': text });
  const moved = moveMap(path.join(packageFolder(), 'dist'), packageFolder(), 'browser/Page.js.map');
  await expect(moved).rejects.toThrow('R6: browser/Page.js.map is no source map');
});

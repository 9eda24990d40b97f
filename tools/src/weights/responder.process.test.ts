import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadBuilds, runWebpack } from '@site/delivery/build';
import { temporaryFolderPerTest } from '@site/delivery/testing/temporaryFolder';

const folder = temporaryFolderPerTest();

/** Bytes after gzip; most browsers fetch fewer, by brotli. Every page loads one script beside its HTML, first of all. */
test.each([
  ['firstResponder', 2176],
  // Pages with forms to check load this script instead.
  ['firstResponderForms', 2560],
])('%s has at most %i bytes after gzip', async (name, most) => {
  const { later } = await loadBuilds('shell');
  const build = later?.({ mode: 'production', version: '1.0.0', publicBase: '/shell/', output: folder() });
  await runWebpack({ ...build, entry: { [name]: `./src/later/${name}` } });
  const script = await readFile(path.join(folder(), `browser/${name}.js`));
  expect(script.length).toBeGreaterThan(500);
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(most);
});

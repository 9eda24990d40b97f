import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadBuilds, runWebpack } from '@site/delivery/build';
import { temporaryFolderPerTest } from '@site/delivery/testing/temporaryFolder';

const folder = temporaryFolderPerTest();

/** Bytes by gzip; most browsers fetch fewer, by brotli. Every page has one beside its HTML, before anything else runs. */
test.each([
  ['firstResponder', 2048],
  // Pages with forms that it checks have this one instead.
  ['firstResponderForms', 2432],
])('%s is small', async (name, most) => {
  const { later } = await loadBuilds('shell');
  const build = later?.({ mode: 'production', version: '1.0.0', publicBase: '/shell/', output: folder() });
  await runWebpack({ ...build, entry: { [name]: `./src/later/${name}` } });
  const script = await readFile(path.join(folder(), `browser/${name}.js`));
  expect(script.length).toBeGreaterThan(500);
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(most);
});

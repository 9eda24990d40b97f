import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadBuilds, runWebpack } from '@site/delivery/build';
import { temporaryFolderPerTest } from '@site/delivery/testing/temporaryFolder';

const folder = temporaryFolderPerTest();

/** Bytes by gzip; most browsers fetch fewer, by brotli. Every page has them beside its HTML, before anything else runs. */
const most = 2048;

test('the first responder is small', async () => {
  const { later } = await loadBuilds('shell');
  const build = later?.({ mode: 'production', version: '1.0.0', publicBase: '/shell/', output: folder() });
  await runWebpack({ ...build, entry: { firstResponder: './src/later/firstResponder' } });
  const script = await readFile(path.join(folder(), 'browser/firstResponder.js'));
  expect(script.length).toBeGreaterThan(500);
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(most);
});

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryFolderPerTest, writeFiles } from '../testing/temporaryFolder';
import { compressFile, compressFolder } from './compress';

const folder = temporaryFolderPerTest();
const read = (name: string) => readFile(path.join(folder(), name));
const names = async () => (await readdir(folder(), { recursive: true })).sort();

test('the compressed files hold the same bytes, and fewer', async () => {
  const text = 'Extintor de água pressurizada. '.repeat(500);
  await writeFiles(folder(), { 'a.html': text });
  await compressFile(path.join(folder(), 'a.html'));
  const [br, gz] = await Promise.all([read('a.html.br'), read('a.html.gz')]);
  expect(brotliDecompressSync(br).toString()).toBe(text);
  expect(gunzipSync(gz).toString()).toBe(text);
  expect(Math.max(br.length, gz.length)).toBeLessThan(text.length / 10);
});

test('a file that has changed is compressed again', async () => {
  await writeFiles(folder(), { 'a.html': 'antes' });
  await compressFile(path.join(folder(), 'a.html'));
  await writeFiles(folder(), { 'a.html': 'depois' });
  await compressFile(path.join(folder(), 'a.html'));
  expect(brotliDecompressSync(await read('a.html.br')).toString()).toBe('depois');
});

test('of a folder, text is compressed, pictures and fonts are not, and what is there is left alone', async () => {
  await writeFiles(folder(), { 'main.js': 'js', 'deep/a.svg': '<svg/>', 'a.woff2': 'font', 'a.png': 'png' });
  await writeFiles(folder(), { 'old.css': 'css', 'old.css.br': 'kept', 'old.css.gz': 'kept' });
  await compressFolder(folder());
  await compressFolder(folder());
  expect(await names()).toEqual([
    'a.png',
    'a.woff2',
    'deep',
    'deep/a.svg',
    'deep/a.svg.br',
    'deep/a.svg.gz',
    'main.js',
    'main.js.br',
    'main.js.gz',
    'old.css',
    'old.css.br',
    'old.css.gz',
  ]);
  expect((await read('old.css.br')).toString()).toBe('kept');
});

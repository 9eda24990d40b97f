import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryFolderPerTest, writeFiles } from '../testing/temporaryFolder';
import { compressed, compressFolder } from './compress';

const folder = temporaryFolderPerTest();

test('the compressed forms hold the same bytes, and fewer', async () => {
  const text = 'Extintor de água pressurizada. '.repeat(500);
  const { br, gz } = await compressed(text);
  expect(brotliDecompressSync(br).toString()).toBe(text);
  expect(gunzipSync(gz).toString()).toBe(text);
  expect(Math.max(br.length, gz.length)).toBeLessThan(text.length / 10);
});

test('the same text is compressed to the same bytes', async () => {
  expect(await compressed('Extintor')).toEqual(await compressed(Buffer.from('Extintor')));
});

test('of a folder, text is compressed, however deep it lies; pictures and fonts are not', async () => {
  const texts = { 'main.js': 'js', 'main.css': 'css', 'deep/er/a.svg': '<svg/>' };
  await writeFiles(folder(), { ...texts, 'a.woff2': 'font', 'a.png': 'png', 'deep/a.avif': 'avif' });
  await compressFolder(folder());
  const files = (await readdir(folder(), { recursive: true })).filter((file) => file.includes('.'));
  const forms = Object.keys(texts).flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
  expect(files.sort()).toEqual([...forms, 'a.png', 'a.woff2', 'deep/a.avif'].sort());
  for (const [file, text] of Object.entries(texts)) {
    expect(brotliDecompressSync(await readFile(path.join(folder(), `${file}.br`))).toString()).toBe(text);
    expect(gunzipSync(await readFile(path.join(folder(), `${file}.gz`))).toString()).toBe(text);
  }
});

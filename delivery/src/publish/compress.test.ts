import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryFolderPerTest, writeFiles } from '../testing/temporaryFolder';
import { compressed, compressedPage, compressFolder } from './compress';

const folder = temporaryFolderPerTest();

describe('a page', () => {
  /** Text of `count` numbers that hardly repeats, the same at each run. */
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => (index * 7919) % 10_007).join(' ');

  test('just above the size of the first flight is compressed at a higher level', async () => {
    let count = 6000;
    while ((await compressed(numbers(count), 10)).br.length <= 13_400) count += 40;
    expect(await compressedPage(numbers(count))).toEqual(await compressed(numbers(count)));
  });

  test.each([100, 9000])('with %d numbers is compressed at the usual level', async (count) => {
    expect(await compressedPage(numbers(count))).toEqual(await compressed(numbers(count), 10));
  });
});

test('compressFolder compresses text at any depth, and neither pictures nor fonts', async () => {
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

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryFolderPerTest, writeFiles } from '../testing/temporaryFolder';
import { compressed, compressedPage, compressFolder } from './compress';

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

describe('a page', () => {
  /** Text that does not repeat itself: so many numbers, the same at each run. */
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => (index * 7919) % 10_007).join(' ');

  test('that just misses the first flight of a connection is packed harder', async () => {
    let count = 6000;
    while ((await compressed(numbers(count), 10)).br.length <= 13_300) count += 40;
    const generic = await compressed(numbers(count));
    const { br, gz } = await compressedPage(numbers(count));
    expect(br.length).toBeLessThanOrEqual(generic.br.length);
    expect(brotliDecompressSync(br).toString()).toBe(numbers(count));
    expect(gz).toEqual(generic.gz);
  });

  test.each([100, 9000])('of %d numbers is packed as all are', async (count) => {
    expect(await compressedPage(numbers(count))).toEqual(await compressed(numbers(count), 10));
  });
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

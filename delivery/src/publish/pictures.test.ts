import { readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type PreviewImage, previewOf, type Selection } from '../render';
import { siteFolder } from '../repository';
import { temporaryFolderPerTest, writeFiles } from '../testing/temporaryFolder';
import { drawPreviews } from './pictures';

const folder = temporaryFolderPerTest();
const site = () => siteFolder(folder());
const selection: Selection = new Map([['x', { name: 'x', version: '1.0.0-g0', base: '/x/' } as never]]);
const preview = (url: string) => previewOf(selection, url) as PreviewImage;

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80"/></svg>';
const photo = sharp({ create: { width: 300, height: 200, channels: 3, background: '#c4122d' } }).webp();

test.each([
  ['a small drawing', 'a.3fa9c1d2.svg', async () => drawing, 'png'],
  ['a drawing in variants', 'a.3fa9c1d2_72-108x108_c4122d.svg', async () => drawing, 'png'],
  ['a photo in variants', 'a.3fa9c1d2_72-300x200_c4122d.webp', () => photo.clone().toBuffer(), 'jpeg'],
])('%s gets a preview of the size that link previews ask for', async (_kind, name, content, format) => {
  await writeFiles(site().files, { [`x/assets/${name}`]: '' });
  await writeFile(path.join(site().files, 'x/assets', name), await content());
  const image = preview(`/x/assets/${name}`);
  expect(image.url).toMatch(/^\/x\/assets\/a-preview\.3fa9c1d2\.(png|jpg)$/);
  await drawPreviews(site(), [image]);
  const made = await sharp(path.join(site().files, image.url)).metadata();
  expect(made).toMatchObject({ format, width: 1200, height: 630 });
});

test('it is made once', async () => {
  await writeFiles(site().files, { 'x/assets/a.3fa9c1d2.svg': drawing });
  const image = preview('/x/assets/a.3fa9c1d2.svg');
  const inode = async () => (await stat(path.join(site().files, image.url))).ino;
  await drawPreviews(site(), [image]);
  const first = await inode();
  await drawPreviews(site(), [image]);
  expect(await inode()).toBe(first);
  expect(await readdir(path.join(site().files, 'x/assets'))).toHaveLength(2);
});

test.each(['/x/assets/og.3fa9c1d2.png', 'https://elsewhere.example/a.3fa9c1d2.svg'])('%s is taken as it is', (url) => {
  expect(previewOf(selection, url)).toEqual({ url });
});

test('an image that is none names its package', async () => {
  await writeFiles(site().files, { 'x/assets/a.3fa9c1d2.svg': 'no drawing' });
  await expect(drawPreviews(site(), [preview('/x/assets/a.3fa9c1d2.svg')])).rejects.toThrow(
    /^x: assets\/a\.3fa9c1d2\.svg can't be drawn/,
  );
});

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { siteFolder } from '../paths';
import { temporaryFolderPerTest, writeFiles } from '../testing/temporaryFolder';
import { previewImage } from './ogImage';

const folder = temporaryFolderPerTest();
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80"/></svg>';
const photo = () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#c4122d' } });
const made = (url: string) => sharp(path.join(siteFolder(folder()).public, url)).metadata();

test.each([
  ['a drawing', 'a.3fa9c1d2_72_1152x1152.svg', async () => drawing, 'png'],
  ['a photo', 'a.3fa9c1d2_72_300x200_c4122d.webp', () => photo().webp().toBuffer(), 'jpeg'],
])('%s gets a preview of the size that link previews ask for', async (_kind, name, content, format) => {
  await writeFiles(folder(), { [`public/x/assets/${name}`]: await content() });
  const url = await previewImage(siteFolder(folder()), `/x/assets/${name}`);
  expect(url).toMatch(/^\/x\/assets\/a-preview\.[\da-f]{8}\.(png|jpg)$/);
  expect(await made(url)).toMatchObject({ format, width: 1200, height: 630 });
});

test('it is made once', async () => {
  await writeFiles(folder(), { 'public/x/assets/a.svg': drawing });
  const site = siteFolder(folder());
  expect(await previewImage(site, '/x/assets/a.svg')).toBe(await previewImage(site, '/x/assets/a.svg'));
  expect(await readdir(path.join(site.public, 'x/assets'))).toHaveLength(2);
});

test('any other image is taken as it is', async () => {
  expect(await previewImage(siteFolder(folder()), '/x/assets/og.png')).toBe('/x/assets/og.png');
});

import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { iconsOf, type PreviewImage, previewOf, type Selection } from '../render';
import { siteFolder } from '../repository';
import { sampleConfig } from '../testing/sample';
import { temporaryFolderPerTest, writeFiles } from '../testing/temporaryFolder';
import { createPictures, picturesOf, webManifest } from './pictures';

const folder = temporaryFolderPerTest();
const site = () => siteFolder(folder());
let started: ReturnType<typeof createPictures> | undefined;
async function drawn(begin: (pictures: ReturnType<typeof createPictures>) => void) {
  started = createPictures(picturesOf(site()));
  begin(started);
  await started.finish();
}
afterEach(() => started?.end());
const inFiles = (file: string) => path.join(site().files, file);
const selection: Selection = new Map([['x', { name: 'x', version: '1.0.0-g0', base: '/x/' } as never]]);
const preview = (url: string) => previewOf(selection, url) as PreviewImage;

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80"/></svg>';
const photo = sharp({ create: { width: 300, height: 200, channels: 3, background: '#c4122d' } }).webp();

describe('the preview image', () => {
  test.each([
    ['a small drawing', 'a.3fa9c1d2.svg', async () => drawing, 'png'],
    ['a photo in variants', 'a.3fa9c1d2_72-300x200_c4122d.webp', () => photo.clone().toBuffer(), 'jpeg'],
  ])('made from %s has the size that link previews require', async (_kind, name, content, format) => {
    await writeFiles(site().files, { [`x/assets/${name}`]: '' });
    await writeFile(inFiles(`x/assets/${name}`), await content());
    const image = preview(`/x/assets/${name}`);
    expect(image.url).toMatch(/^\/x\/assets\/a-preview\.3fa9c1d2\.(png|jpg)$/);
    await drawn((pictures) => pictures.drawPreview(image));
    const made = sharp(inFiles(image.url));
    expect(await made.metadata()).toMatchObject({ format, width: 1200, height: 630 });
    const [corner] = await made.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect(corner).toBeGreaterThan(240);
  });

  test('is drawn only once', async () => {
    await writeFiles(site().files, { 'x/assets/a.3fa9c1d2.svg': drawing });
    const image = preview('/x/assets/a.3fa9c1d2.svg');
    const inode = async () => (await stat(inFiles(image.url))).ino;
    await drawn((pictures) => pictures.drawPreview(image));
    const first = await inode();
    await drawn((pictures) => pictures.drawPreview(image));
    expect(await inode()).toBe(first);
    expect(await readdir(inFiles('x/assets'))).toHaveLength(2);
  });

  test.each(['/x/assets/og.3fa9c1d2.png', 'https://elsewhere.example/a.3fa9c1d2.svg'])(
    'for %s is the image itself',
    (url) => expect(previewOf(selection, url)).toEqual({ url }),
  );
});

describe('icons', () => {
  const icons = iconsOf('/shell/assets/icon.0b0b0b0b.svg') as NonNullable<ReturnType<typeof iconsOf>>;

  test('are drawn from the shell’s icon: favicon.ico, and PNGs with background and margin for home screens', async () => {
    await writeFiles(site().files, { 'shell/assets/icon.0b0b0b0b.svg': drawing });
    await drawn((pictures) => pictures.drawIcons(icons));
    const touch = sharp(inFiles('shell/assets/icon-180.0b0b0b0b.png'));
    expect(await touch.metadata()).toMatchObject({ format: 'png', width: 180, height: 180, hasAlpha: false });
    const at = async (place: number) =>
      (await touch.clone().greyscale().extract({ left: place, top: place, width: 1, height: 1 }).raw().toBuffer())[0];
    expect([await at(16), await at(19), await at(160), await at(163)]).toEqual([255, 0, 0, 255]);

    const { icons: listed, name } = JSON.parse(webManifest(sampleConfig, icons));
    expect(name).toBe(sampleConfig.brand.name);
    expect(listed.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512']);
    for (const { src, sizes, type } of listed) {
      const { width, height, format } = await sharp(inFiles(src)).metadata();
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
    }

    const ico = await readFile(inFiles('shell/assets/icon.0b0b0b0b.ico'));
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
    const [bytes, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
    expect(ico).toHaveLength(offset + bytes);
    const image = await sharp(ico.subarray(offset)).metadata();
    expect(image).toMatchObject({ format: 'png', width: ico[6], height: ico[7] });
    expect(ico[6]).toBe(48);
  });

  test.each(['data:,', 'https://other.example/icon.0a0a0a0a.svg'])('are not drawn without a drawing: %s', (icon) => {
    expect(iconsOf(icon)).toBeNull();
  });
});

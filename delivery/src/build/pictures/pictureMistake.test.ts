import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { pictureMistake, sizeMistake } from './pictureMistake';

const photo = sharp(randomBytes(3 * 300 * 200), { raw: { width: 300, height: 200, channels: 3 } });

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a whole %s is right', async (format) => {
  expect(await pictureMistake(await photo.clone().toFormat(format).toBuffer())).toBeNull();
});

test('another file, and a photo that is cut off, are no whole image', async () => {
  const jpeg = await photo.clone().jpeg().toBuffer();
  const wanted = /^este arquivo não é uma imagem inteira; grave a foto de novo/;
  for (const source of [Buffer.from('not a photo'), Buffer.alloc(0), jpeg.subarray(0, jpeg.length / 2)])
    expect(await pictureMistake(source)).toMatch(wanted);
});

test.each(['gif', 'tiff'] as const)('a %s with the ending of another format is refused', async (format) => {
  expect(await pictureMistake(await photo.clone().toFormat(format).toBuffer())).toMatch(/JPG, PNG, WebP ou AVIF$/);
});

test('more than 10 MB are too many', async () => {
  expect(await pictureMistake(Buffer.alloc(10 * 2 ** 20 + 1))).toMatch(/^a foto tem mais de 10 MB/);
});

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' }, limitInputPixels: false });
const drawing = (width: string, height: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h9v9"/></svg>`);

test.each([
  ['jpeg', 1000, 20_000],
  ['png', 16_384, 9],
] as const)('a %s of %i × %i pixels is too large for the formats of a build', async (format, width, height) => {
  const source = await flat(width, height).toFormat(format).toBuffer();
  expect(await pictureMistake(source)).toBe(
    `a foto tem ${width} × ${height} pixels; diminua a foto para no máximo 16.000 pixels em cada lado`,
  );
});

test.each([
  [16_383, 9],
  [9, 16_383],
])('a photo of %i × %i pixels can be drawn', async (width, height) => {
  expect(await pictureMistake(await flat(width, height).png().toBuffer())).toBeNull();
});

test.each([
  ['9', '900', 'o desenho tem 9 × 900 pixels; use um no máximo 3 vezes mais alto que largo'],
  ['900', '9', 'o desenho tem 900 × 9 pixels; use um no máximo 3 vezes mais alto que largo'],
  ['2', '2', 'o desenho tem 2 × 2 pixels; grave o desenho com medidas em pixels'],
  ['9000', '9000', 'o desenho tem 9000 × 9000 pixels; grave o desenho com medidas em pixels'],
  ['210mm', '297mm', 'o desenho tem 595 × 842 pixels; grave o desenho com medidas em pixels'],
])('a drawing of %s × %s cannot be drawn at all widths', async (width, height, mistake) => {
  expect(await sizeMistake(drawing(width, height))).toContain(mistake);
});

test('a drawing of usual proportions can', async () => {
  expect(await sizeMistake(drawing('300', '100'))).toBeNull();
});

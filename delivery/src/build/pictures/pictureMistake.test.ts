import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { pictureMistake } from './pictureMistake';

const photo = sharp(randomBytes(3 * 300 * 200), { raw: { width: 300, height: 200, channels: 3 } });

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a whole %s is right', async (format) => {
  expect(await pictureMistake(await photo.clone().toFormat(format).toBuffer())).toBeNull();
});

test('a drawing is right', async () => {
  expect(
    await pictureMistake(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
  ).toBeNull();
});

test('another file, and a photo that is cut off, are no whole image', async () => {
  const jpeg = await photo.clone().jpeg().toBuffer();
  const wanted = /^este arquivo não é uma imagem inteira; grave a foto de novo/;
  for (const source of [Buffer.from('not a photo'), Buffer.alloc(0), jpeg.subarray(0, jpeg.length / 2)])
    expect(await pictureMistake(source)).toMatch(wanted);
});

test('more than 10 MB are too many', async () => {
  expect(await pictureMistake(Buffer.alloc(10 * 2 ** 20 + 1))).toMatch(/^a foto tem mais de 10 MB/);
});

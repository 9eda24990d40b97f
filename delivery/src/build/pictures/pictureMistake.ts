import type { Sharp, SharpOptions } from 'sharp';
import { recipe } from './pictureRecipe';

/** Largest picture (bytes) of a package. */
const pictureLimit = 10 * 2 ** 20;

/** Longest side (px) of a WebP picture (https://developers.google.com/speed/webp/faq). */
const longestSide = 16_383;

/** Most pixels that sharp reads. */
const mostPixels = 0x3fff ** 2;

/** Widths (px) of drawings: sharp draws them at widths of 128 to 3,840 px by densities of 1 to 100,000 dpi. */
const drawingWidths = { least: 4, most: 8192 };

/** Greatest proportions of a drawing. */
const timesTaller = 3;
const timesWider = 10;

/** Formats, by sharp's names, that browsers show: a file without sizes is served as it is. */
const shownFormats = ['jpeg', 'png', 'webp', 'heif', 'svg'];

const unreadable = 'este arquivo não é uma imagem inteira; grave a foto de novo como JPG, PNG, WebP ou AVIF';

/** @returns the mistake in a picture, in Portuguese for people who edit content; null for one that a build can use */
export async function pictureMistake(source: Buffer): Promise<string | null> {
  if (source.length > pictureLimit) return 'a foto tem mais de 10 MB; diminua a foto e envie de novo';
  return (await sizeMistake(source)) ?? ((await hasPixels(source)) ? null : unreadable);
}

/** Reads only the head of a file. @returns as {@link pictureMistake} */
export async function sizeMistake(source: Buffer): Promise<string | null> {
  const size = await sizeOf(source);
  if (!size) return unreadable;
  const { width, height, isDrawing } = size;
  const found = `${width} × ${height} pixels`;
  if (!isDrawing)
    return isTooLarge(size) ? `a foto tem ${found}; diminua a foto para no máximo 16.000 pixels em cada lado` : null;
  if (height > timesTaller * width || width > timesWider * height)
    return `o desenho tem ${found}; use um no máximo ${timesTaller} vezes mais alto que largo, ou ${timesWider} vezes mais largo que alto`;
  // A drawing in millimetres grows with the square of its density.
  const isDrawable = width >= drawingWidths.least && width <= drawingWidths.most;
  const enlarged = isDrawable ? await sizeOf(source, (72 * recipe.widest) / width) : null;
  return enlarged && !isTooLarge(enlarged)
    ? null
    : `o desenho tem ${found}; grave o desenho com medidas em pixels, por exemplo 800 × 800`;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const isTooLarge = ({ width, height }: Size) => Math.max(width, height) > longestSide || width * height > mostPixels;

async function sizeOf(source: Buffer, density = 72): Promise<(Size & { readonly isDrawing: boolean }) | null> {
  try {
    const image = await open(source, { density, limitInputPixels: false });
    const { width, height, format } = await image.metadata();
    return shownFormats.includes(format) ? { width, height, isDrawing: format === 'svg' } : null;
  } catch {
    return null;
  }
}

/** An incomplete file fails only when its pixels are read. */
async function hasPixels(source: Buffer): Promise<boolean> {
  const image = await open(source);
  return image
    .resize(16)
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}

async function open(source: Buffer, options?: SharpOptions): Promise<Sharp> {
  // Loaded here: most commands use no pictures.
  const { default: sharp } = await import('sharp');
  return sharp(source, options);
}

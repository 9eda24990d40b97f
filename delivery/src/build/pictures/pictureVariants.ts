import { type PictureFacts, variantAddress } from '@site/shared/contracts';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { PictureSource } from './pictureFiles';
import { variantWidths } from './pictureRecipe';

// Pictures are drawn in parallel instead. One thread also makes an encoder's output independent of the number of processors.
sharp.concurrency(1);

export interface MadePicture {
  readonly facts: Omit<PictureFacts, 'stem' | 'width'>;
  /** File contents by ending of the address, such as `-540.avif`; `''` is the photo at full size. */
  readonly variants: ReadonlyMap<string, Buffer>;
}

/** Draws all widths as AVIF and WebP, never enlarged; a photo also at full size for old browsers. @throws Error for an unreadable image */
export async function drawVariants(picture: PictureSource): Promise<MadePicture> {
  const { isDrawing, request, recipe } = picture;
  const largest = await widest(picture, recipe.density * request.widest);
  const color = isOpaque(largest) ? await meanColor(largest) : undefined;
  const widths = variantWidths(recipe, request, largest.info.width);
  const variants = new Map<string, Buffer>();
  for (const width of widths) {
    const sized = await pixels((color ? fromPixels(largest).removeAlpha() : fromPixels(largest)).resize(width));
    variants.set(variantAddress('', width, 'avif'), await fromPixels(sized).avif(recipe.avif).toBuffer());
    variants.set(variantAddress('', width, 'webp'), await fromPixels(sized).webp(recipe.webp).toBuffer());
  }
  if (!isDrawing) variants.set('', await photoInFull(picture, 2 * largest.info.width));
  return { facts: { widths, height: largest.info.height, color }, variants };
}

interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

const pixels = (image: Sharp): Promise<Pixels> => image.raw().toBuffer({ resolveWithObject: true });

const fromPixels = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

async function widest({ source, isDrawing, request: { ratio } }: PictureSource, width: number): Promise<Pixels> {
  const own = await orientedSize(source);
  const cut = ratio === null ? own : { width: Math.min(own.width, own.height * ratio), height: own.height };
  const shown = isDrawing ? width : Math.min(width, Math.floor(cut.width));
  const size = { width: shown, height: Math.max(1, Math.round(shown / (ratio ?? own.width / own.height))) };
  const scale = Math.max(size.width / own.width, size.height / own.height);
  const image = isDrawing ? sharp(source, { density: 72 * scale }) : sharp(source).autoOrient();
  return pixels(image.resize({ ...size, fit: 'cover' }).toColourspace('srgb'));
}

function photoInFull({ source, recipe }: PictureSource, width: number): Promise<Buffer> {
  return sharp(source)
    .autoOrient()
    .resize({ width: Math.min(width, recipe.widest), withoutEnlargement: true })
    .webp(recipe.webp)
    .toBuffer();
}

/** Size in px after EXIF rotation. */
async function orientedSize(source: Buffer): Promise<{ readonly width: number; readonly height: number }> {
  const { autoOrient } = await sharp(source, { density: 72 }).metadata();
  return autoOrient;
}

/** Reads the alpha channel directly: sharp's `stats` takes 100 ms. */
function isOpaque({ data, info: { channels } }: Pixels): boolean {
  if (channels === 2 || channels === 4) {
    for (let alpha = channels - 1; alpha < data.length; alpha += channels) if (data[alpha] !== 255) return false;
  }
  return true;
}

/** Six hexadecimal digits. */
async function meanColor(image: Pixels): Promise<string> {
  const { data } = await pixels(fromPixels(image).removeAlpha().resize(1, 1, { fit: 'fill' }));
  return data.toString('hex');
}

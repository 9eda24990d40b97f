import { type PictureFacts, pictureWidths } from '@site/shared/contracts';
import sharp, { type Sharp } from 'sharp';
import type { PictureSource } from './pictureFiles';

/** A picture as it was made. */
export interface MadePicture {
  readonly facts: Omit<PictureFacts, 'stem'>;
  /** What comes after the stem in an address, such as `-576.avif`, and the file's content. */
  readonly variants: ReadonlyMap<string, Buffer>;
}

/**
 * Draws a picture in every width that its places ask for, in both formats; a photo also in full, in the format that
 * all browsers know. No variant is larger than the photo is.
 *
 * @throws Error when the image can't be read
 */
export async function drawVariants(picture: PictureSource): Promise<MadePicture> {
  const { isDrawing, request, recipe } = picture;
  const { data, info } = await widest(picture, recipe.density * request.widest);
  const image = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const color = await meanColor(image);
  const facts = { narrowest: request.narrowest, width: info.width, height: info.height, color };
  const opaque = color ? image.clone().removeAlpha() : image;
  const variants = new Map<string, Buffer>();
  for (const width of pictureWidths(facts)) {
    const sized = opaque.clone().resize(width);
    variants.set(`-${width}.avif`, await sized.clone().avif(encoding(recipe, 'avif')).toBuffer());
    variants.set(`-${width}.webp`, await sized.clone().webp(encoding(recipe, 'webp')).toBuffer());
  }
  if (!isDrawing) variants.set('.webp', await photoInFull(picture, 2 * info.width));
  return { facts, variants };
}

function encoding({ quality, effort }: PictureSource['recipe'], format: 'avif' | 'webp') {
  return { quality: quality[format], effort: effort[format] };
}

/** The picture as raw pixels, at most `width` px wide, and cut where the request asks for it. */
async function widest({ source, isDrawing, request: { ratio } }: PictureSource, width: number) {
  const own = await orientedSize(source);
  const cut = ratio === null ? own : { width: Math.min(own.width, own.height * ratio), height: own.height };
  const shown = isDrawing ? width : Math.min(width, Math.floor(cut.width));
  const size = { width: shown, height: Math.max(1, Math.round(shown / (ratio ?? own.width / own.height))) };
  const scale = Math.max(size.width / own.width, size.height / own.height);
  const image = isDrawing ? sharp(source, { density: 72 * scale }) : sharp(source).autoOrient();
  return image.resize({ ...size, fit: 'cover' }).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
}

function photoInFull({ source, recipe }: PictureSource, width: number): Promise<Buffer> {
  return sharp(source)
    .autoOrient()
    .resize({ width: Math.min(width, recipe.widest), withoutEnlargement: true })
    .webp(encoding(recipe, 'webp'))
    .toBuffer();
}

/** px; as the camera was held, whatever way the file's rows run. */
async function orientedSize(source: Buffer): Promise<{ readonly width: number; readonly height: number }> {
  const { autoOrient } = await sharp(source, { density: 72 }).metadata();
  return autoOrient;
}

/** Six hexadecimal digits; undefined where something shows through the picture. */
async function meanColor(image: Sharp): Promise<string | undefined> {
  const { isOpaque } = await image.clone().stats();
  if (!isOpaque) return undefined;
  const pixel = await image.clone().removeAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return pixel.toString('hex');
}

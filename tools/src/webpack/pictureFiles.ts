import { createHash } from 'node:crypto';
import { pictureStem } from '@site/shared/contracts';
import sharp from 'sharp';
import { remembered } from './pictureCache';
import type { Recipe } from './pictureRecipe';
import type { PictureRequest } from './pictureRequest';
import { drawVariants } from './pictureVariants';

export interface PictureSource {
  readonly source: Buffer;
  /** File name without extension. */
  readonly name: string;
  /** True for an SVG, false for a photo. */
  readonly isDrawing: boolean;
  readonly request: PictureRequest;
  readonly recipe: Recipe;
}

export interface PictureFiles {
  /** Name of the file that stands for all of them, which is one of them: the drawing itself, or the photo in full. */
  readonly address: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

/**
 * The files that an image becomes, named by what goes into them: the same image, request, recipe and encoders give the
 * same names and bytes.
 *
 * @param cacheFolder absolute; what was made once is taken from there
 * @throws Error when the image can't be read
 */
export async function pictureFiles(picture: PictureSource, cacheFolder: string): Promise<PictureFiles> {
  const { source, name, isDrawing, request, recipe } = picture;
  if (isDrawing && staysDrawing(source, recipe)) {
    const address = `${name}.${digest(source).slice(0, 8)}.svg`;
    return { address, files: new Map([[address, source]]) };
  }
  const key = digest(source, JSON.stringify([request, recipe, sharp.versions]));
  const { facts, variants } = await remembered(cacheFolder, key, () => drawVariants(picture));
  const stem = pictureStem(`${name}.${key.slice(0, 8)}`, facts);
  const files = new Map([...variants].map(([ending, content]) => [stem + ending, content]));
  if (isDrawing) files.set(`${stem}.svg`, source);
  return { address: `${stem}.${isDrawing ? 'svg' : 'webp'}`, files };
}

/** Small ones cost less as they are; one with text would be set in whatever fonts this machine has. */
function staysDrawing(source: Buffer, { smallDrawing }: Recipe): boolean {
  return source.length <= smallDrawing || source.includes('<text');
}

function digest(...parts: readonly (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

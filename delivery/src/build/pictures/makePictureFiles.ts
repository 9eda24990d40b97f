import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pictureAddress } from '@site/shared/contracts';
import sharp from 'sharp';
import { installed } from '../../repository';
import { cachedPicture } from './pictureCache';
import type { PictureFiles, PictureSource } from './pictureFiles';
import { drawVariants } from './pictureVariants';

/** Part of the cache key: changed code draws different pictures. */
const drawingCode = readFileSync(installed('delivery', 'src/build/pictures/pictureVariants.ts'));

export async function makePictureFiles(picture: PictureSource, cacheFolder: string): Promise<PictureFiles> {
  const { source, name, isDrawing, keepsDrawings = false, request, recipe } = picture;
  if (isDrawing && (keepsDrawings || hasText(source))) {
    const address = `${name}.${digest(source).slice(0, 8)}.svg`;
    return { address, files: new Map([[address, source]]) };
  }
  const key = digest(source, JSON.stringify([request, recipe, sharp.versions]), drawingCode);
  const { facts, variants } = await cachedPicture(cacheFolder, key, () => drawVariants(picture));
  const stem = `${name}.${key.slice(0, 8)}`;
  const address = `${pictureAddress({ stem, ...facts })}.${isDrawing ? 'svg' : 'webp'}`;
  const files = new Map([...variants].map(([ending, content]) => [ending ? stem + ending : address, content]));
  if (isDrawing) files.set(address, source);
  return { address, files };
}

/** Drawings with text are not rasterised: the fonts would be those of this machine. */
function hasText(drawing: Buffer): boolean {
  return drawing.includes('<text');
}

function digest(...parts: readonly (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

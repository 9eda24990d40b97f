import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { relativePath } from '../../files';
import { inRoot } from '../../repository';
import { ContentError } from '../content/readContent';
import { makePictureFiles } from './makePictureFiles';
import { picturesFolder } from './pictureCache';
import { pictureRequest } from './pictureFiles';
import { pictureMistake } from './pictureMistake';
import type { Recipe } from './pictureRecipe';

export interface PictureLoaderOptions {
  readonly publicPath: string;
  readonly outputPath: string;
  readonly recipe: Recipe;
  readonly keepsDrawings: boolean;
}

export const raw = true;

export default async function pictureLoader(
  this: LoaderContext<PictureLoaderOptions>,
  source: Buffer,
): Promise<string> {
  const { publicPath, outputPath, recipe, keepsDrawings } = this.getOptions();
  const { name, ext } = path.parse(this.resourcePath);
  const request = pictureRequest(this.resourceQuery);
  const picture = { source, name, isDrawing: ext.toLowerCase() === '.svg', keepsDrawings, request, recipe };
  const { address, files } = await makePictureFiles(picture, inRoot(picturesFolder)).catch(async (error) => {
    const mistake = await pictureMistake(source);
    throw mistake ? new ContentError([`${relativePath(inRoot(), this.resourcePath)}: ${mistake}`]) : error;
  });
  for (const [file, content] of files) this.emitFile(outputPath + file, content);
  return `export default ${JSON.stringify(publicPath + address)};`;
}

import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { inRoot } from '../../repository';
import { makePictureFiles } from './makePictureFiles';
import { picturesFolder } from './pictureCache';
import { pictureRequest } from './pictureFiles';
import type { Recipe } from './pictureRecipe';

export interface PictureLoaderOptions {
  /** URL of the folder that the files go to. */
  readonly publicPath: string;
  /** That folder, relative to the build's own. */
  readonly outputPath: string;
  readonly recipe: Recipe;
}

/** webpack's name for a loader that gets bytes, not text. */
export const raw = true;

/** Emits an image in its variants; the module is the address that stands for all of them. */
export default async function pictureLoader(
  this: LoaderContext<PictureLoaderOptions>,
  source: Buffer,
): Promise<string> {
  const { publicPath, outputPath, recipe } = this.getOptions();
  const { name, ext } = path.parse(this.resourcePath);
  const picture = { source, name, isDrawing: ext === '.svg', request: pictureRequest(this.resourceQuery), recipe };
  const { address, files } = await makePictureFiles(picture, inRoot(picturesFolder));
  for (const [file, content] of files) this.emitFile(outputPath + file, content);
  return `export default ${JSON.stringify(publicPath + address)};`;
}

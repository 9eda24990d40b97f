import type { Recipe } from './pictureRecipe';
import type { PictureRequest } from './pictureRequest';

/** An image, and what is to become of it. */
export interface PictureSource {
  readonly source: Buffer;
  /** File name without extension. */
  readonly name: string;
  /** True for an SVG, false for a photo. */
  readonly isDrawing: boolean;
  readonly request: PictureRequest;
  readonly recipe: Recipe;
}

/** What became of it. */
export interface PictureFiles {
  /** Name of the file that stands for all of them, which is one of them: the drawing itself, or the photo in full. */
  readonly address: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

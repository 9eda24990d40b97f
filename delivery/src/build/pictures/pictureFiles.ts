import type { Recipe } from './pictureRecipe';

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

/** Files of a picture. */
export interface PictureFiles {
  /** Name of the file that stands for all of them, which is one of them: the drawing itself, or the photo in full. */
  readonly address: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Boxes that a picture is made for, from the import's query. */
interface PictureRequest {
  /** CSS px, of the narrowest box. */
  readonly narrowest: number;
  /** CSS px, of the widest box. */
  readonly widest: number;
  /** Width by height that it is cut to around its middle; null for all of it. */
  readonly ratio: number | null;
}

/**
 * Reads the query of an import: `?width=72-576`, and `&ratio=2.1` where only the middle is ever in sight.
 *
 * @throws Error when it isn't of that form
 */
export function pictureRequest(query: string): PictureRequest {
  const { width = '', ratio, ...rest } = Object.fromEntries(new URLSearchParams(query));
  const [, narrowest, widest] = /^(\d+)-(\d+)$/.exec(width) ?? [];
  const wellFormed = Number(narrowest) > 0 && Number(narrowest) <= Number(widest) && Object.keys(rest).length === 0;
  if (!wellFormed || (ratio !== undefined && !(Number(ratio) > 0))) {
    throw new Error(`"${query}" is not of the form ?width=72-576 or ?width=72-576&ratio=2.1`);
  }
  return { narrowest: Number(narrowest), widest: Number(widest), ratio: ratio === undefined ? null : Number(ratio) };
}

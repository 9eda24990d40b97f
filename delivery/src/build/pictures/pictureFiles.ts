import type { Recipe } from './pictureRecipe';

export interface PictureSource {
  readonly source: Buffer;
  readonly name: string;
  readonly isDrawing: boolean;
  /** True for a draft: drawings stay SVG, which is quick. */
  readonly keepsDrawings?: boolean;
  readonly request: PictureRequest;
  readonly recipe: Recipe;
}

export interface PictureFiles {
  /** Name of the representative file: the drawing, or the photo at full size. */
  readonly address: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

interface PictureRequest {
  /** CSS px. */
  readonly narrowest: number;
  /** CSS px. */
  readonly widest: number;
  /** Width / height of the centre crop. */
  readonly ratio: number | null;
}

/** `?width=72-576`, with `&ratio=2.1` for a centre crop. @throws Error for another form */
export function pictureRequest(query: string): PictureRequest {
  const { width = '', ratio, ...rest } = Object.fromEntries(new URLSearchParams(query));
  const [, narrowest, widest] = /^(\d+)-(\d+)$/.exec(width) ?? [];
  const wellFormed = Number(narrowest) > 0 && Number(narrowest) <= Number(widest) && Object.keys(rest).length === 0;
  if (!wellFormed || (ratio !== undefined && !(Number(ratio) > 0))) {
    throw new Error(`"${query}" is not of the form ?width=72-576 or ?width=72-576&ratio=2.1`);
  }
  return { narrowest: Number(narrowest), widest: Number(widest), ratio: ratio === undefined ? null : Number(ratio) };
}

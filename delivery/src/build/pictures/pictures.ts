import type { RuleSetRule } from 'webpack';
import { installed } from '../../repository';
import { pictureEnding } from './pictureEndings';
import type { PictureLoaderOptions } from './pictureLoader';
import type { Recipe } from './pictureRecipe';

export const withWidths = /[?&]width=/;

/** Images with display widths in the import: `@images/hero/slide-2?width=360-768` (docs/decisions/0008-pictures.md). */
export function pictures(publicPath: string, outputPath: string, recipe: Recipe, keepsDrawings = false): RuleSetRule {
  const loader = installed('delivery', 'src/build/pictures/pictureLoader.ts');
  const options: PictureLoaderOptions = { publicPath, outputPath, recipe, keepsDrawings };
  return {
    test: pictureEnding,
    resourceQuery: withWidths,
    // webpack inlines a module that is a single string.
    type: 'javascript/esm',
    // webpack's cache does not compare options, only their `ident`.
    ...(keepsDrawings ? { use: [{ loader, options, ident: 'drawings' }] } : { loader, options }),
  };
}

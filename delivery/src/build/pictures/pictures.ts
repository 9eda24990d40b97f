import type { RuleSetRule } from 'webpack';
import { installed } from '../../repository';
import type { PictureLoaderOptions } from './pictureLoader';
import type { Recipe } from './pictureRecipe';

/** An import that says how wide its image is shown. */
export const withWidths = /[?&]width=/;

/**
 * Images that are imported with the widths they are shown in, `@images/hero/slide-2?width=360-768`, become the variants
 * that visitors' screens choose from (docs/decisions/0008-pictures.md).
 *
 * @param publicPath URL of the folder that they go to
 * @param outputPath that folder, relative to the build's own
 */
export function pictures(publicPath: string, outputPath: string, recipe: Recipe): RuleSetRule {
  const options: PictureLoaderOptions = { publicPath, outputPath, recipe };
  return {
    test: /\.(svg|png|jpe?g|webp|avif)$/,
    resourceQuery: withWidths,
    // The module is one string, which webpack puts where it is used.
    type: 'javascript/esm',
    loader: installed('delivery', 'src/build/pictures/pictureLoader.ts'),
    options,
  };
}

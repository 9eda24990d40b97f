import type { RuleSetRule } from 'webpack';
import { installed } from '../../repository';
import type { PictureLoaderOptions } from './pictureLoader';
import type { Recipe } from './pictureRecipe';

export const withWidths = /[?&]width=/;

export function pictures(publicPath: string, outputPath: string, recipe: Recipe): RuleSetRule {
  const options: PictureLoaderOptions = { publicPath, outputPath, recipe };
  return {
    test: /\.(svg|png|jpe?g|webp|avif)$/,
    resourceQuery: withWidths,
    // webpack inlines a module that is a single string.
    type: 'javascript/esm',
    loader: installed('delivery', 'src/build/pictures/pictureLoader.ts'),
    options,
  };
}

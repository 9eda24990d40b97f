import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { commonConfiguration } from './common';
import type { BuildOptions, PackageBuild } from './packageBuild';
import { refreshPlugins } from './refresh';

/** A package on a page of its own, without federation: `src/standalone.tsx`. */
export function standaloneConfiguration(declared: PackageBuild, options: BuildOptions): Configuration {
  const common = commonConfiguration(declared, options, 'browser');
  return {
    ...common,
    target: ['web', 'es2022'],
    entry: { standalone: './src/standalone.tsx' },
    output: { ...common.output, filename: '[name].js' },
    plugins: [
      ...(common.plugins ?? []),
      new MiniCssExtractPlugin({ filename: '[name].css' }),
      ...refreshPlugins(declared, options),
    ],
  };
}

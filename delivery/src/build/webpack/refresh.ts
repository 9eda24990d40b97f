import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import type { BuildOptions, PackageBuild } from './packageBuild';

const own = (file: string) => fileURLToPath(new URL(`../runtime/${file}`, import.meta.url));

/** Plugins of a development server's build with Fast Refresh. */
export function refreshPlugins({ folder }: PackageBuild, { refresh }: BuildOptions): WebpackPluginInstance[] {
  const name = path.basename(folder);
  return refresh ? [new FastRefreshPlugin(name), new NameErrorsPlugin(name)] : [];
}

/**
 * Updates a running page from saved sources, with the state of its components where React can keep it
 * (docs/decisions/0021-fast-feedback.md). The page must begin with `developmentPage`.
 */
class FastRefreshPlugin {
  /** @param name the package's, as its folder has it */
  constructor(private readonly name: string) {}

  apply(compiler: Compiler): void {
    const { resolve } = createRequire(import.meta.url);
    // The plugin asks for it in both ways.
    const runtimes = {
      'react-refresh/runtime$': own('refreshRuntime.ts'),
      [resolve('react-refresh')]: own('refreshRuntime.ts'),
    };
    compiler.options.resolve.alias = { ...compiler.options.resolve.alias, ...runtimes };
    new webpack.HotModuleReplacementPlugin().apply(compiler);
    new webpack.EntryPlugin(compiler.context, own('hotUpdates.ts'), {}).apply(compiler);
    new ReactRefreshPlugin({
      include: /\.tsx?$/,
      exclude: [/node_modules/, own('')],
      // The development server has one, for what doesn't compile.
      overlay: false,
    }).apply(compiler);
    new webpack.DefinePlugin({ PACKAGE: JSON.stringify(this.name) }).apply(compiler);
  }
}

/** Has webpack's errors say which package they are in: each of them has a `./src`. */
class NameErrorsPlugin {
  /** @param name the package's, as its folder has it */
  constructor(private readonly name: string) {}

  apply(compiler: Compiler): void {
    const named = (error: Error) => Object.create(error, { message: { value: `${this.name}: ${error.message}` } });
    compiler.hooks.compilation.tap('NameErrorsPlugin', (compilation) => {
      compilation.hooks.processErrors.tap('NameErrorsPlugin', (errors) => errors.map(named));
    });
  }
}

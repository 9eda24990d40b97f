import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import type { BuildOptions, PackageBuild } from './packageBuild';

const own = (file: string) => fileURLToPath(new URL(`../runtime/${file}`, import.meta.url));

export function refreshPlugins({ folder }: PackageBuild, { refresh }: BuildOptions): WebpackPluginInstance[] {
  const name = path.basename(folder);
  return refresh ? [new FastRefreshPlugin(name), new NameErrorsPlugin(name)] : [];
}

/** The page must run `developmentPage` first. */
class FastRefreshPlugin {
  constructor(private readonly name: string) {}

  apply(compiler: Compiler): void {
    const { resolve } = createRequire(import.meta.url);
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
      overlay: false,
    }).apply(compiler);
    new webpack.DefinePlugin({ PACKAGE: JSON.stringify(this.name) }).apply(compiler);
  }
}

/** Each package has a `./src`, so errors need the package's name. */
class NameErrorsPlugin {
  constructor(private readonly name: string) {}

  apply(compiler: Compiler): void {
    const named = (error: Error) => Object.create(error, { message: { value: `${this.name}: ${error.message}` } });
    compiler.hooks.compilation.tap('NameErrorsPlugin', (compilation) => {
      compilation.hooks.processErrors.tap('NameErrorsPlugin', (errors) => errors.map(named));
    });
  }
}

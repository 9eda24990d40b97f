import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { federationName } from '@site/shared/contracts';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { releaseName } from '../../release';
import { browserConfiguration } from './browser';
import { commonConfiguration } from './common';
import { ownRuntimeConfiguration } from './consumeRuntime';
import { laterConfiguration, laterScripts } from './later';
import { type BuildOptions, isOtherReact, type PackageBuild } from './packageBuild';
import { refreshPlugins } from './refresh';

export type Builds = ReturnType<typeof builds>;

export function remote(folder: string): Builds {
  const files = readdirSync(path.join(folder, 'src/exposes')).filter((file) => /\.tsx?$/.test(file));
  return builds(
    folder,
    Object.fromEntries(files.map((file) => [`./${file.replace(/\.tsx?$/, '')}`, `./src/exposes/${file}`])),
  );
}

/** @param laterStyles further style sheets treated as `*.later.css` */
export function host(folder: string, laterStyles?: RegExp): Builds {
  return builds(folder, null, laterStyles);
}

function builds(folder: string, exposes: PackageBuild['exposes'], laterStyles?: RegExp) {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const declared: PackageBuild = {
    folder,
    name: federationName(releaseName(manifest.name)),
    version: manifest.version,
    exposes,
    laterStyles,
    sharedRange: manifest.dependencies['@site/shared'],
    hasOwnReact: exposes !== null && isOtherReact(manifest.dependencies.react),
  };
  const hasLater = exposes === null && laterScripts(folder).length > 0;
  return {
    package: declared,
    browser: (options: BuildOptions) => browserConfiguration(declared, options),
    server: (options: BuildOptions) => serverConfiguration(declared, options),
    later: hasLater ? (options: BuildOptions) => laterConfiguration(declared, options) : null,
    runtime: exposes && ((options: BuildOptions) => ownRuntimeConfiguration(declared, options)),
    standalone: (options: BuildOptions) => standaloneConfiguration(declared, options),
  };
}

const reactModules = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime'];

function serverConfiguration(declared: PackageBuild, options: BuildOptions): Configuration {
  const common = commonConfiguration(declared, options, 'server');
  const external = ['@site/shared', ...(declared.hasOwnReact ? [] : reactModules)];
  return {
    ...common,
    target: 'node20',
    entry: declared.exposes
      ? Object.fromEntries(Object.entries(declared.exposes).map(([name, file]) => [name.slice(2), file]))
      : { server: './src/server.tsx' },
    output: {
      ...common.output,
      filename: '[name].cjs',
      chunkFilename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    ...(declared.exposes && { externals: Object.fromEntries(external.map((name) => [name, `commonjs ${name}`])) }),
    optimization: { ...common.optimization, minimize: false },
  };
}

function standaloneConfiguration(declared: PackageBuild, options: BuildOptions): Configuration {
  const { cache, ...common } = commonConfiguration(declared, options, 'browser');
  return {
    ...common,
    // Its modules lack the aliases of a release, whose build would take them from a common cache.
    ...(typeof cache === 'object' && 'name' in cache && { cache: { ...cache, name: `${cache.name}-standalone` } }),
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

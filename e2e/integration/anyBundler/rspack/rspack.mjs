// @ts-check
import { rspack } from '@rspack/core';

const folder = import.meta.dirname;
const modules = { PromoPage: './src/SharedReactPage.tsx', paths: './src/exposes/paths.ts' };

/** A remote shares what the shell provides, and brings none of it. */
const fromPage = { singleton: true, strictVersion: true, import: /** @type {const} */ (false) };

/** React, its DOM and the root entry of `@site/shared`, each in the range of `package.json`. */
const shared = {
  react: { ...fromPage, requiredVersion: '^19.0.0' },
  'react-dom': { ...fromPage, requiredVersion: '^19.0.0' },
  '@site/shared': { ...fromPage, requiredVersion: '^1.7.0' },
};

const compiler = {
  target: 'es2022',
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' } },
};

/** @satisfies {import('@rspack/core').Configuration} */
const common = {
  context: folder,
  mode: /** @type {const} */ ('production'),
  devtool: /** @type {const} */ (false),
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      { test: /\.tsx?$/, loader: 'builtin:swc-loader', options: { jsc: compiler }, type: 'javascript/auto' },
      { test: /\.css$/, type: 'css' },
    ],
  },
};

/** @type {import('@rspack/core').Configuration} */
const browser = {
  ...common,
  target: ['web', 'es2022'],
  entry: {},
  output: {
    path: `${folder}/dist/browser`,
    clean: true,
    publicPath: 'auto',
    filename: '[name].js',
    cssFilename: '[name].css',
    uniqueName: 'mfe_promo_gUnsealed',
    crossOriginLoading: 'anonymous',
  },
  plugins: [
    new rspack.container.ModuleFederationPluginV1({
      name: 'mfe_promo',
      filename: 'remoteEntry.js',
      library: { type: 'var', name: 'mfe_promo' },
      exposes: Object.fromEntries(Object.entries(modules).map(([name, file]) => [`./${name}`, { import: file, name }])),
      shared,
    }),
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
  ],
};

/** @type {import('@rspack/core').Configuration} */
const server = {
  ...common,
  target: 'node20',
  entry: modules,
  externals: ['react', 'react/jsx-runtime', '@site/shared'],
  output: { path: `${folder}/dist/server`, clean: true, filename: '[name].cjs', library: { type: 'commonjs2' } },
  optimization: { minimize: false },
};

rspack([browser, server], (error, stats) => {
  if (!error && !stats?.hasErrors()) return;
  console.error(error ?? stats?.toString('errors-only'));
  process.exitCode = 1;
});

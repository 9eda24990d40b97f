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

/** @returns {import('@rspack/core').Configuration} */
const browser = () => ({
  ...common([rspack.CssExtractRspackPlugin.loader]),
  target: ['web', 'es2022'],
  entry: {},
  output: {
    path: `${folder}/dist/browser`,
    clean: true,
    publicPath: 'auto',
    filename: '[name].js',
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
    new rspack.CssExtractRspackPlugin({ filename: '[name].css' }),
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
  ],
});

/** @returns {import('@rspack/core').Configuration} */
const server = () => ({
  ...common([]),
  target: 'node20',
  entry: modules,
  externals: ['react', 'react/jsx-runtime', '@site/shared'],
  output: { path: `${folder}/dist/server`, clean: true, filename: '[name].cjs', library: { type: 'commonjs2' } },
  optimization: { minimize: false },
});

/** @param {import('@rspack/core').RuleSetUseItem[]} styles @returns {import('@rspack/core').Configuration} */
const common = (styles) => ({
  context: folder,
  mode: 'production',
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
        type: 'javascript/auto',
      },
      {
        test: /\.css$/,
        type: 'javascript/auto',
        use: [
          ...styles,
          {
            loader: 'css-loader',
            options: {
              modules: {
                namedExport: false,
                localIdentName: 'mfe-promo-[local]',
                exportOnlyLocals: styles.length === 0,
              },
            },
          },
        ],
      },
    ],
  },
});

export default [browser(), server()];

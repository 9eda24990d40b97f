import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import refreshTypeScript from 'react-refresh-typescript';
import type { Configuration, LoaderContext, RuleSetRule } from 'webpack';
import { relativePath } from '../../files';
import { inRoot, installed } from '../../repository';
import { pictureEnding } from '../pictures/pictureEndings';
import { quickRecipe, recipe } from '../pictures/pictureRecipe';
import { pictures, withWidths } from '../pictures/pictures';
import { buildCache, developmentCache, KnownLoadersPlugin, StartFromDiskPlugin } from './buildCache';
import { className, screenStyles } from './className';
import { contentRule, isContentModule } from './contentRule';
import type { BuildOptions, PackageBuild } from './packageBuild';
import { pictureResolver } from './pictureResolver';
import { UsedModulesPlugin } from './usedModules';

export type Target = 'browser' | 'server';

type StylePlace = 'files' | 'script';

export function commonConfiguration(
  { folder, name }: PackageBuild,
  { mode, nodeEnv = mode, publicBase, version, output: base, isDraft, refresh = false }: BuildOptions,
  target: Target,
  stylePlace: StylePlace = 'files',
): Configuration {
  const output = path.join(base, target);
  // A development server serves only the folder of its version.
  const assetFolder = path.join(mode === 'development' ? output : base, 'assets');
  const assetBase = mode === 'development' ? `${publicBase}${version}/assets/` : `${publicBase}assets/`;
  const assetPlace = [assetBase, `${relativePath(output, assetFolder)}/`] as const;
  return {
    name: `${name} (${target})`,
    mode,
    // Class names derive from paths relative to the context, so both builds agree.
    context: folder,
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    output: {
      path: output,
      uniqueName: name,
      publicPath: `${publicBase}${version}/`,
      clean: mode === 'production',
    },
    resolve: {
      // Unresolved paths give equal ids in a team's own repository. Development watches resolved files.
      symlinks: mode === 'development',
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { '@images': path.join(folder, 'src/images') },
      plugins: [pictureResolver],
    },
    module: {
      rules: [
        ...(refresh ? [wholeSources()] : []),
        typescript(folder, target, refresh),
        ...styles(name, target, stylePlace, mode === 'production'),
        pictures(...assetPlace, mode === 'development' ? quickRecipe : recipe, isDraft),
        assets(...assetPlace),
        contentRule(folder),
      ],
    },
    resolveLoader: { symlinks: mode === 'development' },
    // The packages of @site change, unlike others in `node_modules`.
    snapshot: { unmanagedPaths: [inRoot('node_modules/@site') + path.sep] },
    // A build with errors can't update a running page.
    optimization: { nodeEnv, minimizer: minimizers(), ...(refresh && { emitOnErrors: false }) },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
    cache: (mode === 'development' ? developmentCache : buildCache)(
      `${name}-${target}-${mode}-${nodeEnv}${refresh ? '-refresh' : ''}`,
    ),
    plugins: [new KnownLoadersPlugin(), mode === 'development' ? new StartFromDiskPlugin() : new UsedModulesPlugin()],
  };
}

/** Native minifiers without child processes: smaller output than terser's, in half of the time. */
function minimizers() {
  return [
    new MinimizerPlugin({
      minify: MinimizerPlugin.swcMinify,
      minimizerOptions: { ecma: 2022, compress: { passes: 3 } },
      parallel: false,
    }),
    new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify, parallel: false }),
  ];
}

function wholeSources(): RuleSetRule {
  const loader = installed('delivery', 'src/build/webpack/wholeSource.ts');
  return { test: /\.(tsx?|css)$/, exclude: /node_modules/, enforce: 'pre', loader };
}

function typescript(folder: string, target: Target, refresh: boolean): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: isContentModule(folder),
    loader: 'ts-loader',
    options: {
      // `npm run types` checks the whole repository.
      transpileOnly: true,
      allowTsInNodeModules: true,
      configFile: path.join(folder, 'tsconfig.json'),
      compilerOptions: { noEmit: false, sourceMap: target === 'browser' },
      ...(refresh && { getCustomTransformers: () => ({ before: [refreshTypeScript()] }) }),
    },
  };
}

/** Styles of parts that only scripts add, bundled with those scripts (docs/decisions/0019-script-before-idle.md). */
const stylesOfScripts = /\.script\.(?:module\.)?css$/;

function styles(name: string, target: Target, place: StylePlace, release: boolean): RuleSetRule[] {
  const classes = {
    loader: 'css-loader',
    options: {
      sourceMap: false,
      modules: {
        auto: true,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: target === 'server',
        getLocalIdent: (loader: LoaderContext<unknown>, _template: string, local: string) => {
          const named = screenStyles(loader.resourcePath);
          loader.addDependency(named);
          return className(name, named, local, release);
        },
      },
    },
  };
  if (target === 'server') return [{ test: /\.css$/, use: [classes], sideEffects: true }];
  const intoScript = [installed('delivery', 'src/build/webpack/adoptStyles.ts'), classes];
  const use = place === 'files' ? [MiniCssExtractPlugin.loader, classes] : intoScript;
  // Hot updates of styles need style sheet files.
  if (!release) return [{ test: /\.css$/, use, sideEffects: true }];
  return [
    { test: stylesOfScripts, use: intoScript, sideEffects: true },
    { test: /\.css$/, exclude: stylesOfScripts, use, sideEffects: true },
  ];
}

/** All versions share a folder, so that old links stay valid. */
function assets(publicPath: string, outputPath: string): RuleSetRule {
  return {
    test: [pictureEnding, /\.woff2$/],
    resourceQuery: { not: [withWidths] },
    type: 'asset/resource',
    generator: {
      // Servers know content types by endings in small letters.
      filename: ({ filename = '' }) => `[name].[contenthash:8]${path.extname(filename).toLowerCase()}`,
      outputPath,
      publicPath,
    },
  };
}

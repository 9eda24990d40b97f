import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compiler, type Configuration, type Module, type ModuleGraph } from 'webpack';
import { dataChunk } from '../names';
import { commonConfiguration } from './common';
import { ConsumeRuntimePlugin, providedRuntimeKey, providingModule } from './consumeRuntime';
import { DigestsPlugin } from './digests';
import { federationRuntimeAliases, stubModules } from './federationRuntime';
import { laterDigests } from './later';
import { type BuildOptions, type PackageBuild, singletonsOf } from './packageBuild';
import { refreshPlugins } from './refresh';
import { sourceMaps } from './sourceMaps';

const entryFile = 'remoteEntry.js';

// Without it the plugin starts webpack with invalid options and reads its path from the error, which takes 0.3 s.
process.env.FEDERATION_WEBPACK_PATH ??= createRequire(import.meta.url).resolve('webpack');

export function browserConfiguration(declared: PackageBuild, options: BuildOptions): Configuration {
  const common = commonConfiguration(declared, options, 'browser');
  const development = options.mode === 'development';
  return {
    ...common,
    target: ['web', 'es2022'],
    entry: declared.exposes ? {} : { main: [providingModule, './src/main.tsx'] },
    output: {
      ...common.output,
      filename: '[name].js',
      chunkFilename: '[name].js',
      // Remotes may be on other origins; a preload matches only with the same mode.
      crossOriginLoading: 'anonymous',
      uniqueName: `${declared.name}_${options.version}`,
      chunkLoadingGlobal: `chunks_${declared.name}_${options.version.replace(/\W/g, '_')}`,
    },
    resolve: {
      ...common.resolve,
      alias: {
        ...common.resolve?.alias,
        ...federationRuntimeAliases(),
        ...(declared.exposes ? {} : stubModules()),
      },
    },
    plugins: [
      ...(common.plugins ?? []),
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
      federation(declared, development),
      ...(development ? [] : [new DigestsPlugin(), new ReproducibleIdsPlugin(), sourceMaps(declared.folder)]),
      ...(declared.exposes ? [] : [providedRuntimeKey(), laterDigests(), compiledAsFetched()]),
      ...(declared.exposes && !development ? [new ConsumeRuntimePlugin(declared.name, entryFile)] : []),
      ...refreshPlugins(declared, options),
    ],
    optimization: {
      ...common.optimization,
      splitChunks: {
        cacheGroups: {
          data: { test: isData, name: dataChunk, chunks: 'async', enforce: true },
          ...(!development && { laterStyles: laterStyles(declared), mediaStyles }),
        },
      },
    },
  };
}

/** Chromium compiles such a script during the fetch (https://v8.dev/blog/explicit-compile-hints); lazy compilation is slower. */
const compiledAsFetched = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After minification, which deletes comments; before source maps, whose lines the banner shifts.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

/** `*.later.css`: a file for each module, fetched after the first paint (docs/decisions/0014-what-comes-first.md). */
const laterStyles = ({ laterStyles: more }: PackageBuild) => ({
  type: 'css/mini-extract',
  test: (module: Module) =>
    [/\.later\.(?:module\.)?css$/, ...(more ? [more] : [])].some((it) => it.test(module.nameForCondition() ?? '')),
  chunks: ({ name }: Chunk) => Boolean(name),
  name: (_module: Module, chunks: readonly Chunk[]) => `${chunks.map(({ name }) => name).join('-')}-later`,
  enforce: true,
});

/** `*.print.css` and `*.forced.css`: one `media.css` for each package (docs/decisions/0031-paper-and-contrast.md). */
const mediaStyles = {
  type: 'css/mini-extract',
  test: /\.(?:print|forced)\.(?:module\.)?css$/,
  chunks: ({ name }: Chunk) => Boolean(name),
  name: 'media',
  enforce: true,
};

/** Matches modules of `src/data`, and content and images imported first by such a module. */
function isData(module: Module, { moduleGraph }: { moduleGraph: ModuleGraph }): boolean {
  const isIn = (folder: RegExp) => folder.test(module.nameForCondition() ?? '');
  if (isIn(/[\\/]src[\\/]data[\\/]/)) return true;
  const isImage = module.type.startsWith('asset') || isIn(/[\\/]src[\\/]images[\\/]/);
  if (!isImage && !isIn(/[\\/]content[\\/][^\\/]+\.ts$/)) return false;
  const issuer = moduleGraph.getIssuer(module);
  return issuer ? isData(issuer, { moduleGraph }) : false;
}

function federation(declared: PackageBuild, development: boolean) {
  const { name, exposes } = declared;
  const isHost = exposes === null;
  return new ModuleFederationPlugin({
    name,
    filename: entryFile,
    ...(exposes && { exposes: namedExposes(exposes), library: { type: 'var', name } }),
    shared: sharedModules(declared),
    dts: false,
    manifest: false,
    dev: false,
    // Smallest measured variant (docs/decisions/0002-federation.md).
    experiments: {
      optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
      ...(isHost ? { provideExternalRuntime: true } : { externalRuntime: true }),
    },
    ...(development && { shareStrategy: 'loaded-first' as const }),
  });
}

function namedExposes(exposes: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(exposes).map(([name, file]) => [name, { import: [file], name: name.slice(2) }]),
  );
}

/** A remote refuses a version outside its range. */
function sharedModules(declared: PackageBuild) {
  return Object.fromEntries(
    singletonsOf(declared).map(({ name, range, version }) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: range,
        ...(version === null ? { import: false as const } : { eager: true, version }),
      },
    ]),
  );
}

/** Module ids must not depend on the checkout's path. */
class ReproducibleIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ReproducibleIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('ReproducibleIdsPlugin', (modules) => {
        for (const module of modules) {
          const id = ownId(module);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

/** Two Module Federation modules have ids with the checkout's path. */
function ownId(module: Module): string | null {
  if (module.identifier().startsWith('container entry ')) return 'container';
  return /[\\/]\.federation[\\/]entry\./.test(module.nameForCondition() ?? '') ? 'federation' : null;
}

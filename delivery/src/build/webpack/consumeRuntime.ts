import path from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { installed } from '../../repository';
import { digestsPlaceholder } from '../names';
import { commonConfiguration } from './common';
import { bundlerRuntime, federationRuntimeAliases, providedRuntime, stubModules } from './federationRuntime';
import type { BuildOptions, PackageBuild } from './packageBuild';
import { sourceMaps } from './sourceMaps';

/** Copy of the runtime for pages that do not provide this version. */
export const ownRuntimeFile = 'federationRuntime.js';

const own = (file: string) => installed('delivery', 'src/build/runtime', file);

export const providingModule = own('provideRuntime.ts');

export const providedRuntimeKey = () => new webpack.DefinePlugin({ PROVIDED_RUNTIME: JSON.stringify(providedRuntime) });

type Source = webpack.sources.Source;

const name = 'ConsumeRuntimePlugin';

/**
 * A page without this runtime version fetches `ownRuntimeFile`, checked by digest. An entry at another address loads its
 * files from there; at its own address it keeps the path, by which pages name loaded files.
 */
export class ConsumeRuntimePlugin {
  constructor(
    private readonly container: string,
    private readonly entry: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.options.resolve.alias = {
      ...compiler.options.resolve.alias,
      [bundlerRuntime()]: own('consumeRuntime.ts'),
    };
    providedRuntimeKey().apply(compiler);
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const { publicPath } = compilation.outputOptions;
        compilation.updateAsset(this.entry, (source) => consuming(this.container, String(publicPath), source));
      });
      const ownFolder = compilation.hooks.runtimeRequirementInTree.for(webpack.RuntimeGlobals.publicPath);
      ownFolder.tap(name, (chunk) => compilation.addRuntimeModule(chunk, new EntryFolderRuntimeModule()));
    });
  }
}

class EntryFolderRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('folder of the entry', webpack.RuntimeModule.STAGE_BASIC + 1);
  }
  override generate() {
    return `${webpack.RuntimeGlobals.publicPath} = entryFolder;`;
  }
}

function consuming(container: string, publicPath: string, entry: Source): Source {
  const { ConcatSource, ReplaceSource } = webpack.sources;
  const [file, digests] = [JSON.stringify(ownRuntimeFile), JSON.stringify(digestsPlaceholder)];
  const started = new ReplaceSource(entry);
  const place = entry.source().toString().indexOf(digests);
  if (place >= 0) started.replace(place, place + digests.length - 1, 'digests');
  const before = `var ${container} = (() => {
    const digests = ${digests};
    const ownFolder = ${JSON.stringify(publicPath)};
    const { src } = document.currentScript || {};
    const from = src && new URL('.', src).href;
    const entryFolder = from && from !== new URL(ownFolder, location.href).href ? from : ownFolder;
    const start = () => {
`;
  const after = `
      return ${container};
    };
    if (Symbol.for(${JSON.stringify(providedRuntime)}) in globalThis) return start();
    let own;
    const fetchRuntime = () => new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = entryFolder + ${file};
      script.crossOrigin = 'anonymous';
      script.integrity = digests[${file}];
      script.onload = resolve;
      script.onerror = () => reject(new Error(script.src + ' could not be loaded'));
      document.head.append(script);
    });
    return {
      init: (...scope) => fetchRuntime().then(() => (own = start()).init(...scope)),
      get: (name) => own.get(name),
    };
  })();`;
  return new ConcatSource(before, started, after);
}

export function ownRuntimeConfiguration(declared: PackageBuild, options: BuildOptions): Configuration {
  const common = commonConfiguration(declared, options, 'browser');
  return {
    ...common,
    name: `${declared.name} (runtime)`,
    target: ['web', 'es2022'],
    entry: { [path.basename(ownRuntimeFile, '.js')]: providingModule },
    output: { ...common.output, filename: '[name].js', clean: false },
    // As in the runtime that pages provide: without the loading of remotes, which evaluates texts.
    resolve: {
      ...common.resolve,
      alias: { ...common.resolve?.alias, ...federationRuntimeAliases(), ...stubModules() },
    },
    plugins: [
      sourceMaps(declared.folder),
      providedRuntimeKey(),
      new webpack.DefinePlugin({
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
        FEDERATION_OPTIMIZE_NO_SHARED: 'false',
        FEDERATION_HAS_EXPOSES: 'true',
        ENV_TARGET: '"web"',
      }),
    ],
    cache: false,
  };
}

import type { Configuration } from 'webpack';
import { commonConfiguration } from './common';
import type { BuildOptions, PackageBuild } from './packageBuild';

/** The shared modules of a server render: the host's build brings them, the remotes' builds get the same instances. */
const sharedModules = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', '@site/shared'];

/** The build that prerendering runs: one CommonJS file for each exposed module, or one for the host. */
export function serverConfiguration(declared: PackageBuild, options: BuildOptions): Configuration {
  const common = commonConfiguration(declared, options, 'server');
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
    ...(declared.exposes && { externals: Object.fromEntries(sharedModules.map((name) => [name, `commonjs ${name}`])) }),
    optimization: { ...common.optimization, minimize: false },
  };
}

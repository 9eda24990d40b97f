import type { Configuration } from 'webpack';
import type { BuildOptions, PackageBuild } from './build';
import { commonConfiguration } from './common';

/** What must be one and the same in a server render: the host's build brings it and lends it to the remotes'. */
const lent = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', '@site/shared'];

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
    ...(declared.exposes && { externals: Object.fromEntries(lent.map((name) => [name, `commonjs ${name}`])) }),
    optimization: { ...common.optimization, minimize: false },
  };
}

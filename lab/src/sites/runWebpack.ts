import { BuildError } from '@site/delivery/build';
import webpack, { type Configuration } from 'webpack';

/** Builds from nothing, without webpack's cache: what it takes is measured too. @throws BuildError */
export async function runWebpack(configuration: Configuration): Promise<void> {
  const compiler = webpack({ ...configuration, cache: false });
  await new Promise<void>((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) reject(failure);
        else if (stats?.hasErrors()) reject(new BuildError(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve();
      });
    });
  });
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import { digestOf } from '../../release';
import { inRoot } from '../../repository';
import { builderDigest } from '../inputs';

type DiskCache = Extract<Configuration['cache'], { type: 'filesystem' }>;

/**
 * Webpack's cache on disk for the next build of the same kind (docs/decisions/0021-fast-feedback.md).
 *
 * @param name of what is built, and how
 */
export function buildCache(name: string): DiskCache {
  return {
    type: 'filesystem',
    name,
    cacheDirectory: inRoot('.cache/webpack'),
    // Covers webpack's own search for the files of its loaders, which takes seconds in each build.
    version: builderVersion(),
    buildDependencies: { defaultWebpack: [] },
  };
}

/** A digest of the code that configures builds and of the lock file, which names everything else that builds. */
const builderVersion = () => `${builderDigest()} ${digestOf(readFileSync(inRoot('package-lock.json')))}`;

/** Keeps webpack from following what a build's loaders require: `builderVersion` stands for it. */
export class KnownLoadersPlugin {
  apply({ hooks }: Compiler): void {
    hooks.afterCompile.tap('KnownLoadersPlugin', ({ buildDependencies }) => {
      for (const file of [...buildDependencies]) {
        if (isInstalled(file)) buildDependencies.delete(file);
      }
    });
  }
}

const isInstalled = (file: string) => file.split(path.sep).includes('node_modules');

/** ms without a save after which a development server writes down what it has built. */
const quiet = 30_000;

/** The same for a server that builds again and again, with `StartFromDiskPlugin`. */
export function developmentCache(name: string): DiskCache {
  return {
    ...buildCache(name),
    idleTimeout: quiet,
    idleTimeoutForInitialStore: quiet,
    idleTimeoutAfterLargeChanges: quiet,
    // After the first build, only memory is read (`StartFromDiskPlugin`).
    maxMemoryGenerations: Number.POSITIVE_INFINITY,
  };
}

/**
 * Reads the cache on disk only for the first build of a development server. Later builds would find little there, and wait for
 * writing and for megabytes with each entry.
 */
export class StartFromDiskPlugin {
  apply({ hooks, cache }: Compiler): void {
    const name = 'StartFromDiskPlugin';
    let hasStarted = false;
    hooks.done.tap(name, () => {
      hasStarted = true;
    });
    // Behind memory, before the disk (`Cache.STAGE_MEMORY`, `STAGE_DISK`); `null` ends the search.
    cache.hooks.get.tap({ name, stage: 0 }, () => (hasStarted ? null : undefined));
  }
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import { digestOf } from '../../release';
import { inRoot } from '../../repository';
import { readFacts } from '../content/readFacts';
import { builderDigest } from '../inputs';

type DiskCache = Extract<Configuration['cache'], { type: 'filesystem' }>;

export function buildCache(name: string): DiskCache {
  return {
    type: 'filesystem',
    name,
    cacheDirectory: inRoot('.cache/webpack'),
    // webpack's own resolution of loader dependencies takes seconds in each build.
    version: builderVersion(),
    buildDependencies: { defaultWebpack: [] },
  };
}

/** Includes the facts: content modules contain them, and the environment may set them. */
const builderVersion = () =>
  [builderDigest(), digestOf(readFileSync(inRoot('package-lock.json'))), JSON.stringify(readFacts())].join(' ');

/** `builderVersion` covers the dependencies of loaders. */
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

/** Idle ms before a development server writes its cache. */
const idleTime = 30_000;

export function developmentCache(name: string): DiskCache {
  return {
    ...buildCache(name),
    idleTimeout: idleTime,
    idleTimeoutForInitialStore: idleTime,
    idleTimeoutAfterLargeChanges: idleTime,
    maxMemoryGenerations: Number.POSITIVE_INFINITY,
  };
}

/** Later builds of a development server find little on disk and would wait for writes. */
export class StartFromDiskPlugin {
  apply({ hooks, cache }: Compiler): void {
    const name = 'StartFromDiskPlugin';
    let hasStarted = false;
    hooks.done.tap(name, () => {
      hasStarted = true;
    });
    // Between memory and disk (`Cache.STAGE_MEMORY`, `STAGE_DISK`); `null` ends the lookup.
    cache.hooks.get.tap({ name, stage: 0 }, () => (hasStarted ? null : undefined));
  }
}

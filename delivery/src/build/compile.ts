import { pathToFileURL } from 'node:url';
import type { Configuration, Stats } from 'webpack';
import type { Release } from '../release';
import { inRoot } from '../repository';
import { builderDigest } from './inputs';
import type { Builds } from './webpack/build';
import { type BuildOptions, type Singleton, singletonsOf } from './webpack/packageBuild';
import { usedModules } from './webpack/usedModules';

export interface BuildFacts {
  readonly entry: string;
  readonly modules: Release['modules'];
  readonly reach: Readonly<Record<string, readonly string[]>>;
  readonly uses: readonly string[];
  readonly singletons: readonly Singleton[];
  readonly builder: string;
}

export async function loadBuilds(name: string): Promise<Builds> {
  const module: { default: Builds } = await import(pathToFileURL(inRoot(name, 'webpack.config.ts')).href);
  return module.default;
}

export async function compile(builds: Builds, options: BuildOptions): Promise<BuildFacts> {
  const browser = await runWebpack(builds.browser(options));
  if (builds.runtime) await runWebpack(builds.runtime(options));
  const laterStats = builds.later && (await runWebpack(builds.later(options)));
  const later = Object.keys(laterStats?.compilation.assets ?? {});
  await runWebpack(builds.server(options));
  const groups = groupsOfModules(browser, builds);
  return {
    entry: builds.package.exposes ? 'remoteEntry.js' : 'main.js',
    modules: mapValues(groups, (group) => {
      const files = group?.getFiles() ?? [];
      return { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')) };
    }),
    reach: mapValues(groups, (group) => [...filesWithin(group), ...later].sort()),
    uses: usesOf(builds.package.name, [browser, ...(laterStats ? [laterStats] : [])]),
    singletons: singletonsOf(builds.package),
    builder: builderDigest(),
  };
}

function usesOf(own: string, builds: readonly Stats[]): string[] {
  const used = new Set(builds.flatMap(({ compilation }) => usedModules(compilation)));
  return [...used].filter((id) => !id.startsWith(`${own}/`)).sort();
}

export async function runWebpack(configuration: Configuration): Promise<Stats> {
  // Lazy import: loading webpack takes longer than most commands.
  const { default: webpack } = await import('webpack');
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((failure, stats) => {
      compiler.close((closeFailure) => {
        if (failure || closeFailure || !stats) reject(failure ?? closeFailure);
        else if (stats.hasErrors() || stats.hasWarnings()) {
          reject(new Error(stats.toString({ preset: 'errors-warnings', colors: false })));
        } else resolve(stats);
      });
    });
  });
}

type ChunkGroup = ReturnType<Stats['compilation']['namedChunkGroups']['get']>;

function groupsOfModules(stats: Stats, { package: { exposes } }: Builds): Record<string, ChunkGroup> {
  const groups = stats.compilation.namedChunkGroups;
  if (!exposes) return { '.': groups.get('main') };
  return Object.fromEntries(Object.keys(exposes).map((name) => [name, groups.get(name.slice(2))]));
}

function filesWithin(group: ChunkGroup, seen = new Set<ChunkGroup>()): Set<string> {
  if (!group || seen.has(group)) return new Set();
  seen.add(group);
  return new Set([
    ...group.getFiles(),
    ...group.getChildren().flatMap((child) => [...filesWithin(child as ChunkGroup, seen)]),
  ]);
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

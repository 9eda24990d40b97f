import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ModuleFederationExtras } from '@site/shared/contracts';
import webpack, { type Configuration, type Stats } from 'webpack';
import type { BuiltPackage } from './packages';
import { inRoot, type SiteFolder } from './paths';
import type { BuildOptions, Builds } from './webpack/build';

/** What a finished build consists of; becomes its entry in the discovery file. */
export interface BuildResult {
  /** Entry file, relative to the version's folder. */
  readonly entry: string;
  /** Subresource integrity of the entry. */
  readonly integrity: string;
  readonly extras: ModuleFederationExtras;
}

/** A build that webpack refused; the message is webpack's own. */
export class BuildError extends Error {
  override name = 'BuildError';
}

export async function loadBuilds(name: BuiltPackage): Promise<Builds> {
  const module: { default: Builds } = await import(pathToFileURL(inRoot(name, 'webpack.config.ts')).href);
  return module.default;
}

/** Where a package's builds go within a site. */
export function buildOptions(name: BuiltPackage, version: string, site: SiteFolder, publicBase: string): BuildOptions {
  return {
    mode: 'production',
    version,
    publicBase,
    browserOutput: path.join(site.public, name),
    serverOutput: path.join(site.server, name),
  };
}

/**
 * Builds a package for the browser and for the server.
 *
 * @throws BuildError when a source doesn't compile
 */
export async function buildPackage(name: BuiltPackage, options: BuildOptions): Promise<BuildResult> {
  return buildDeclared(await loadBuilds(name), options);
}

/** As `buildPackage`, for a package that need not be one of the site's. */
export async function buildDeclared(builds: Builds, options: BuildOptions): Promise<BuildResult> {
  const browser = await run(builds.browser(options));
  await run(builds.server(options));
  const entry = builds.package.exposes ? 'remoteEntry.js' : 'main.js';
  const content = await readFile(path.join(options.browserOutput, options.version, entry));
  return {
    entry,
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    extras: { modules: filesOfModules(browser, builds), shared: builds.package.sharedRange },
  };
}

function run(configuration: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((failure, stats) => {
      compiler.close((closeFailure) => {
        if (failure || closeFailure || !stats) reject(failure ?? closeFailure);
        else if (stats.hasErrors() || stats.hasWarnings()) {
          reject(new BuildError(stats.toString({ preset: 'errors-warnings', colors: false })));
        } else resolve(stats);
      });
    });
  });
}

/** Scripts and style sheets of each exposed module (of the host: `.`), relative to the version's folder. */
function filesOfModules(stats: Stats, { package: { exposes } }: Builds): ModuleFederationExtras['modules'] {
  const groups = stats.compilation.namedChunkGroups;
  const filesOf = (group: string) => {
    const files = groups.get(group)?.getFiles() ?? [];
    return { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')) };
  };
  if (!exposes) return { '.': filesOf('main') };
  return Object.fromEntries(Object.keys(exposes).map((name) => [name, filesOf(name.slice(2))]));
}

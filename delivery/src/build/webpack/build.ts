import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { federationName } from '../../repository';
import { browserConfiguration } from './browser';
import { ownRuntimeConfiguration } from './consumeRuntime';
import { laterConfiguration, laterScripts } from './later';
import type { BuildOptions, PackageBuild } from './packageBuild';
import { serverConfiguration } from './server';
import { standaloneConfiguration } from './standalone';

export interface Builds {
  readonly package: PackageBuild;
  browser(options: BuildOptions): Configuration;
  server(options: BuildOptions): Configuration;
  /** The federation runtime that a remote has in reserve; of the host: none. */
  readonly runtime: ((options: BuildOptions) => Configuration) | null;
  /** The scripts that a host fetches by itself when a page has time; null where there are none. */
  readonly later: ((options: BuildOptions) => Configuration) | null;
  standalone(options: BuildOptions): Configuration;
}

/**
 * A remote: exposes one module for each file in its `src/exposes`.
 *
 * @param folder the package's own, absolute
 */
export function remote(folder: string): Builds {
  const files = readdirSync(path.join(folder, 'src/exposes')).filter((file) => /\.tsx?$/.test(file));
  return builds(
    folder,
    Object.fromEntries(files.map((file) => [`./${file.replace(/\.tsx?$/, '')}`, `./src/exposes/${file}`])),
  );
}

/**
 * The host: `src/main.tsx` in the browser, `src/server.tsx` for the prerenderer.
 *
 * @param folder the package's own, absolute
 */
export function host(folder: string): Builds {
  return builds(folder, null);
}

function builds(folder: string, exposes: PackageBuild['exposes']): Builds {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const declared: PackageBuild = {
    folder,
    name: federationName(manifest.name),
    version: manifest.version,
    exposes,
    sharedRange: manifest.dependencies['@site/shared'],
  };
  return {
    package: declared,
    browser: (options) => browserConfiguration(declared, options),
    server: (options) => serverConfiguration(declared, options),
    later: exposes || laterScripts(folder).length === 0 ? null : (options) => laterConfiguration(declared, options),
    runtime: exposes && ((options) => ownRuntimeConfiguration(declared, options)),
    standalone: (options) => standaloneConfiguration(declared, options),
  };
}

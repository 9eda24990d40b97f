import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { ownRuntimeConfiguration } from './borrowRuntime';
import { browserConfiguration } from './browser';
import { laterConfiguration, laterScripts } from './later';
import { serverConfiguration } from './server';
import { standaloneConfiguration } from './standalone';

/** What differs from one build of a package to the next. */
export interface BuildOptions {
  readonly mode: 'production' | 'development';
  /** Which React it is for, as a page can't mix the two; that of `mode` unless given. */
  readonly nodeEnv?: 'production' | 'development';
  /** Name that its files are served under, such as `1.4.0-g3fa9c1d2`. */
  readonly version: string;
  /** Where the package is served from: a path such as `/mfe-catalog/` or, for a team with its own host, a URL. */
  readonly publicBase: string;
  /** Folder that gets `browser/`, `assets/` and `server/`. */
  readonly output: string;
  /** True for a development server whose page takes over what is saved: see `FastRefreshPlugin`. */
  readonly refresh?: boolean;
}

/** A package as its `webpack.config.ts` declares it. */
export interface PackageBuild {
  readonly folder: string;
  /** Its name in Module Federation. */
  readonly name: string;
  readonly version: string;
  /** Exposed module to source file; null for the host. */
  readonly exposes: Readonly<Record<string, string>> | null;
  /** Semver range of `@site/shared` that the package accepts. */
  readonly sharedRange: string;
}

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
    name: manifest.name.replaceAll('-', '_'),
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

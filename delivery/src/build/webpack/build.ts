import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { federationName } from '../../repository';
import { browserConfiguration } from './browser';
import { ownRuntimeConfiguration } from './consumeRuntime';
import { laterConfiguration, laterScripts } from './later';
import type { BuildOptions, PackageBuild } from './packageBuild';
import { serverConfiguration } from './server';
import { standaloneConfiguration } from './standalone';

export type Builds = ReturnType<typeof builds>;

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
 * @param laterStyles style sheets that count as `*.later.css`, wherever they come from
 */
export function host(folder: string, laterStyles?: RegExp): Builds {
  return builds(folder, null, laterStyles);
}

function builds(folder: string, exposes: PackageBuild['exposes'], laterStyles?: RegExp) {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const declared: PackageBuild = {
    folder,
    name: federationName(manifest.name),
    version: manifest.version,
    exposes,
    laterStyles,
    sharedRange: manifest.dependencies['@site/shared'],
  };
  const hasLater = exposes === null && laterScripts(folder).length > 0;
  return {
    package: declared,
    browser: (options: BuildOptions) => browserConfiguration(declared, options),
    server: (options: BuildOptions) => serverConfiguration(declared, options),
    /** The scripts that a host fetches by itself when a page has time; null where there are none. */
    later: hasLater ? (options: BuildOptions) => laterConfiguration(declared, options) : null,
    /** The federation runtime that a remote has in reserve; of the host: none. */
    runtime: exposes && ((options: BuildOptions) => ownRuntimeConfiguration(declared, options)),
    standalone: (options: BuildOptions) => standaloneConfiguration(declared, options),
  };
}

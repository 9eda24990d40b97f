import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installed } from '../../repository';

export const developmentVersion = 'dev';

export interface BuildOptions {
  readonly mode: 'production' | 'development';
  /** React build, which must be the same in the whole page; default: that of `mode`. */
  readonly nodeEnv?: 'production' | 'development';
  /** Version in the files' path, such as `1.4.0-g3fa9c1d2`. */
  readonly version: string;
  /** A path such as `/mfe-catalog/`, or a URL on the team's own host. */
  readonly publicBase: string;
  /** Folder that gets `browser/`, `assets/` and `server/`. */
  readonly output: string;
  /** True for development servers with hot updates (`FastRefreshPlugin`). */
  readonly refresh?: boolean;
}

export interface PackageBuild {
  readonly folder: string;
  /** Name in Module Federation. */
  readonly name: string;
  readonly version: string;
  /** Source files by exposed module; null for the host. */
  readonly exposes: Readonly<Record<string, string>> | null;
  /** Further style sheets treated as `*.later.css`. */
  readonly laterStyles?: RegExp | undefined;
  /** Accepted semver range of `@site/shared`. */
  readonly sharedRange: string;
}

export interface Singleton {
  readonly name: string;
  /** Accepted semver range. */
  readonly range: string;
  /** Version that the host provides; null for a remote. */
  readonly version: string | null;
}

/** Modules that must exist once in the page. */
export function singletonsOf({ exposes, sharedRange }: PackageBuild): readonly Singleton[] {
  const { version, dependencies } = readManifest(installed('shared', 'package.json'));
  const from = createRequire(installed('shared', 'package.json'));
  const react = (['react', 'react-dom'] as const).map((name) => ({
    name,
    range: dependencies[name],
    version: exposes ? null : readManifest(from.resolve(`${name}/package.json`)).version,
  }));
  // Only the host uses the renderer; a development server replaces it (`developmentReact`).
  const renderer = exposes
    ? []
    : react.filter(({ name }) => name === 'react-dom').map((it) => ({ ...it, name: 'react-dom/client' }));
  return [...react, { name: '@site/shared', range: sharedRange, version: exposes ? null : version }, ...renderer];
}

function readManifest(file: string): { version: string; dependencies: { react: string; 'react-dom': string } } {
  return JSON.parse(readFileSync(file, 'utf8'));
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installed } from '../../repository';

/** Version name of what is built from source as it changes. */
export const developmentVersion = 'dev';

/** Options of one build of a package. */
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
  /** Style sheets that count as `*.later.css`. */
  readonly laterStyles?: RegExp | undefined;
  /** Semver range of `@site/shared` that the package accepts. */
  readonly sharedRange: string;
}

/** A module that exists once in the page. */
export interface Singleton {
  readonly name: string;
  /** Semver range that the package accepts. */
  readonly range: string;
  /** The version that it brings; null for a remote, which never brings its own. */
  readonly version: string | null;
}

/** Modules that must exist once in the page; the host provides them. */
export function singletonsOf({ exposes, sharedRange }: PackageBuild): readonly Singleton[] {
  const { version, dependencies } = readManifest(installed('shared', 'package.json'));
  const from = createRequire(installed('shared', 'package.json'));
  const react = (['react', 'react-dom'] as const).map((name) => ({
    name,
    range: dependencies[name],
    version: exposes ? null : readManifest(from.resolve(`${name}/package.json`)).version,
  }));
  // Only the host uses the renderer, never a remote. A development server replaces it (`developmentReact`).
  const renderer = exposes
    ? []
    : react.filter(({ name }) => name === 'react-dom').map((it) => ({ ...it, name: 'react-dom/client' }));
  return [...react, { name: '@site/shared', range: sharedRange, version: exposes ? null : version }, ...renderer];
}

function readManifest(file: string): { version: string; dependencies: { react: string; 'react-dom': string } } {
  return JSON.parse(readFileSync(file, 'utf8'));
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installed } from '../../repository';

export const developmentVersion = 'dev';

export interface BuildOptions {
  readonly mode: 'production' | 'development';
  /** React build, the same in the whole page. Default: that of `mode`. */
  readonly nodeEnv?: 'production' | 'development';
  /** Such as `1.4.0-g3fa9c1d2`. */
  readonly version: string;
  /** `/mfe-catalog/`, or a URL on the team's own host. */
  readonly publicBase: string;
  /** Parent of `browser/`, `assets/` and `server/`. */
  readonly output: string;
  /** Development servers with hot updates. */
  readonly refresh?: boolean;
}

export interface PackageBuild {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** Null for the host. */
  readonly exposes: Readonly<Record<string, string>> | null;
  readonly laterStyles?: RegExp | undefined;
  /** Semver range of `@site/shared`. */
  readonly sharedRange: string;
}

export interface Singleton {
  readonly name: string;
  readonly range: string;
  /** Null for a remote. */
  readonly version: string | null;
}

export function singletonsOf({ exposes, sharedRange }: PackageBuild): readonly Singleton[] {
  const { version, dependencies } = readManifest(installed('shared', 'package.json'));
  const from = createRequire(installed('shared', 'package.json'));
  const react = (['react', 'react-dom'] as const).map((name) => ({
    name,
    range: dependencies[name],
    version: exposes ? null : readManifest(from.resolve(`${name}/package.json`)).version,
  }));
  // A development server replaces the renderer (`developmentReact`).
  const renderer = exposes
    ? []
    : react.filter(({ name }) => name === 'react-dom').map((it) => ({ ...it, name: 'react-dom/client' }));
  return [...react, { name: '@site/shared', range: sharedRange, version: exposes ? null : version }, ...renderer];
}

function readManifest(file: string): { version: string; dependencies: { react: string; 'react-dom': string } } {
  return JSON.parse(readFileSync(file, 'utf8'));
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import semver from 'semver';
import { installed } from '../../repository';

export const developmentVersion = 'dev';

export interface BuildOptions {
  readonly mode: 'production' | 'development';
  /** React build, the same in the whole page. Default: `mode`. */
  readonly nodeEnv?: 'production' | 'development';
  readonly version: string;
  /** `/mfe-catalog/`, or a URL on the team's own host. */
  readonly publicBase: string;
  readonly output: string;
  /** True for a release with SVG drawings. */
  readonly isDraft?: boolean;
  readonly refresh?: boolean;
}

export interface PackageBuild {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly exposes: Readonly<Record<string, string>> | null;
  readonly laterStyles?: RegExp | undefined;
  readonly sharedRange: string;
  /** True for a remote with another React major than the page's. */
  readonly hasOwnReact: boolean;
}

export interface Singleton {
  readonly name: string;
  readonly range: string;
  readonly version: string | null;
}

export function singletonsOf({ exposes, sharedRange, hasOwnReact }: PackageBuild): readonly Singleton[] {
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
  const consumed = hasOwnReact ? [] : react;
  return [...consumed, { name: '@site/shared', range: sharedRange, version: exposes ? null : version }, ...renderer];
}

/** True for a React range that excludes the page's major. */
export function isOtherReact(range: string | undefined): boolean {
  const { dependencies } = readManifest(installed('shared', 'package.json'));
  return range !== undefined && !semver.intersects(range, dependencies.react);
}

function readManifest(file: string): { version: string; dependencies: { react: string; 'react-dom': string } } {
  return JSON.parse(readFileSync(file, 'utf8'));
}

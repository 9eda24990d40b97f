import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installed } from '../../repository';
import type { PackageBuild } from './packageBuild';

/** A module that exists once in the page. */
export interface Singleton {
  readonly name: string;
  /** Semver range that the package accepts. */
  readonly range: string;
  /** The version that it brings; null for a remote, which never brings its own. */
  readonly version: string | null;
}

/** What must exist once in the page: the host brings it. */
export function singletonsOf({ exposes, sharedRange }: PackageBuild): readonly Singleton[] {
  const { version, dependencies } = readManifest(installed('shared', 'package.json'));
  const from = createRequire(installed('shared', 'package.json'));
  const react = (['react', 'react-dom'] as const).map((name) => ({
    name,
    range: dependencies[name],
    version: exposes ? null : readManifest(from.resolve(`${name}/package.json`)).version,
  }));
  // What the host alone renders with: remotes never ask for it; a development server puts another in its place
  // (`developmentReact`).
  const renderer = exposes
    ? []
    : react.filter(({ name }) => name === 'react-dom').map((it) => ({ ...it, name: 'react-dom/client' }));
  return [...react, { name: '@site/shared', range: sharedRange, version: exposes ? null : version }, ...renderer];
}

function readManifest(file: string): { version: string; dependencies: { react: string; 'react-dom': string } } {
  return JSON.parse(readFileSync(file, 'utf8'));
}

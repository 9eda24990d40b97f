import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Repository that contains this package, directly or installed by npm. Bundled code finds the repository of its bundle. */
export const root = repositoryOf(packageOf(fileURLToPath(import.meta.url)));

export const inRoot = (...parts: string[]) => path.join(root, ...parts);

/** Link in this repository, files in a team's own. Builds read `shared` and `delivery` here, so both repositories give the same bytes. */
export const installed = (name: 'shared' | 'delivery', ...parts: string[]) =>
  inRoot('node_modules/@site', name, ...parts);

function packageOf(file: string): string {
  const folder = path.dirname(file);
  return existsSync(path.join(folder, 'package.json')) || folder === file ? folder : packageOf(folder);
}

/** @param folder of this package: directly in the repository, or installed there */
export function repositoryOf(folder: string): string {
  const [repository = ''] = folder.split(`${path.sep}node_modules${path.sep}`, 1);
  return repository === folder ? path.resolve(folder, '..') : repository;
}

export type SiteFolder = Readonly<ReturnType<typeof siteFolder>>;

/** See docs/decisions/0007-releases.md. */
export function siteFolder(base = inRoot('site')) {
  return {
    base,
    /** Folder for a web server or CDN: a symbolic link into the current generation. */
    public: path.join(base, 'public'),
    /** Link to the current generation; replacing it publishes. */
    current: path.join(base, 'current'),
    generations: path.join(base, 'generations'),
    /** Shared by all generations. */
    files: path.join(base, 'files'),
    /** Releases for rendering; never served. */
    releases: path.join(base, 'releases'),
    /** Staging folders; exists only while a publisher runs. */
    aside: path.join(base, 'installing'),
  };
}

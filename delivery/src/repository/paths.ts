import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Absolute path of the repository: the one that this package lies in, or that npm has installed it in. Compiled into
 * another package, such as the server, it is where that one lies.
 */
export const root = repositoryOf(packageOf(fileURLToPath(import.meta.url)));

export const inRoot = (...parts: string[]) => path.join(root, ...parts);

/**
 * Path of a file of one of the site's packages as npm has installed it: a link in this repository, files in a team's own.
 * Builds read `shared` and `delivery` at this path, so that both repositories give the same bytes.
 */
export const installed = (name: 'shared' | 'delivery', ...parts: string[]) =>
  inRoot('node_modules/@site', name, ...parts);

/** The folder of the package that a file belongs to. */
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

/** The folder that a published site lives in (docs/decisions/0007-releases.md). */
export function siteFolder(base = inRoot('site')) {
  return {
    base,
    /** Folder for a web server or CDN: a symbolic link into the current generation. */
    public: path.join(base, 'public'),
    /** Link to the current generation; replacing it is what publishes. */
    current: path.join(base, 'current'),
    generations: path.join(base, 'generations'),
    /** Browser files of every package and version, shared by all generations. */
    files: path.join(base, 'files'),
    /** Releases as they are rendered with; never served. */
    releases: path.join(base, 'releases'),
    /** Staging folders; exists only while a publisher runs. */
    aside: path.join(base, 'installing'),
  };
}

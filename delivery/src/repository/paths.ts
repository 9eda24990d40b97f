import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** In bundled code: the repository of the bundle. */
export const root = repositoryOf(packageOf(fileURLToPath(import.meta.url)));

export const inRoot = (...parts: string[]) => path.join(root, ...parts);

/** A link here, a folder in a team's own repository: builds from both give the same bytes. */
export const installed = (name: 'shared' | 'delivery', ...parts: string[]) =>
  inRoot('node_modules/@site', name, ...parts);

function packageOf(file: string): string {
  const folder = path.dirname(file);
  return existsSync(path.join(folder, 'package.json')) || folder === file ? folder : packageOf(folder);
}

export function repositoryOf(folder: string): string {
  const [repository = ''] = folder.split(`${path.sep}node_modules${path.sep}`, 1);
  return repository === folder ? path.resolve(folder, '..') : repository;
}

export type SiteFolder = Readonly<ReturnType<typeof siteFolder>>;

export function siteFolder(base = inRoot('site')) {
  return {
    base,
    /** A symbolic link into the current generation, for a web server or CDN. */
    public: path.join(base, 'public'),
    current: path.join(base, 'current'),
    generations: path.join(base, 'generations'),
    files: path.join(base, 'files'),
    releases: path.join(base, 'releases'),
    /** Exists only while a publisher runs. */
    aside: path.join(base, 'installing'),
  };
}

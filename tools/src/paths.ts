import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

export const inRoot = (...parts: string[]) => path.join(root, ...parts);

/** The folder that a published site lives in (docs/decisions/0007-releases.md). */
export interface SiteFolder {
  readonly base: string;
  /** What a web server or CDN serves: a link that leads into the current generation. */
  readonly public: string;
  /** Link to the current generation; replacing it is what publishes. */
  readonly current: string;
  readonly generations: string;
  /** Browser files of every package and version, shared by all generations. */
  readonly files: string;
  /** Releases as they are rendered with; never served. */
  readonly releases: string;
}

export function siteFolder(base = inRoot('site')): SiteFolder {
  return {
    base,
    public: path.join(base, 'public'),
    current: path.join(base, 'current'),
    generations: path.join(base, 'generations'),
    files: path.join(base, 'files'),
    releases: path.join(base, 'releases'),
  };
}

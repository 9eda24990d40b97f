import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

export const inRoot = (...parts: string[]) => path.join(root, ...parts);

/** The folder that a published site lives in. */
export interface SiteFolder {
  /** What a web server or CDN serves. */
  readonly public: string;
  /** Server builds that prerendering uses; never served. */
  readonly server: string;
  /** JSON file with the headers of every answer, for whatever serves the site. */
  readonly headers: string;
}

export function siteFolder(base = inRoot('site')): SiteFolder {
  return {
    public: path.join(base, 'public'),
    server: path.join(base, 'server'),
    headers: path.join(base, 'headers.json'),
  };
}

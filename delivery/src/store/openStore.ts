import { stat } from 'node:fs/promises';
import path from 'node:path';
import { ifENOENT } from '../files';
import { createFolderStore } from './folderStore';
import { createRegistryStore } from './registryStore';
import { type ReleaseStore, StoreError } from './releaseStore';

interface Place {
  /** Base of relative paths, with the `.npmrc` of a registry. Default: the repository's root. */
  readonly root?: string;
  readonly cacheDir?: string;
}

/** Default: `SITE_STORE`, else `var/releases`. @throws StoreError */
export async function openStore(
  location = process.env.SITE_STORE || 'var/releases',
  { root = process.cwd(), cacheDir }: Place = {},
): Promise<ReleaseStore> {
  if (/^https?:/i.test(location)) {
    const url = parseUrl(location);
    return createRegistryStore(url, {
      npmrcFolder: root,
      cacheDir: cacheDir ?? path.join(root, '.cache/registry', url.replace(/[^\w.-]+/g, '_')),
    });
  }
  if (location.trim() === '' || location.includes('\0') || /^[a-z][a-z0-9+.-]+:/i.test(location))
    throw notAStore(location);
  const folder = path.resolve(root, location);
  const found = await stat(folder).catch(ifENOENT(null));
  if (found && !found.isDirectory()) throw notAStore(location, 'it is a file');
  return createFolderStore(folder);
}

function parseUrl(location: string): string {
  const url = URL.canParse(location) ? new URL(location) : undefined;
  if (!url || url.search || url.hash) throw notAStore(location);
  if (url.username || url.password) {
    throw new StoreError(`The account for ${url.origin}/ belongs in .npmrc (npm login), not in its address`);
  }
  return url.href.replace(/\/?$/, '/');
}

const notAStore = (location: string, reason = 'a folder or the https://… of an npm registry is') =>
  new StoreError(`"${location}" is not a release store: ${reason}`);

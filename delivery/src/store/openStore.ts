import { stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFolderStore } from './folderStore';
import { createRegistryStore } from './registryStore';
import { type ReleaseStore, StoreError } from './releaseStore';

interface Place {
  /** Folder that paths start from, with the `.npmrc` of a registry: the repository's root, which commands run in. */
  readonly root?: string;
  /** Folder for what is fetched from that registry. */
  readonly cacheDir?: string;
}

/**
 * The release store at a place: `https://…` is an npm registry, `file:///…` or a path a folder. Without one it is what the
 * environment names as `SITE_STORE`, or else `var/releases`.
 *
 * @throws StoreError for what is no place
 */
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
  const folder = folderOf(location, root);
  const isFile = await stat(folder)
    .then((found) => !found.isDirectory())
    .catch(() => false);
  if (isFile) throw notAStore(location, 'it is a file');
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

function folderOf(location: string, root: string): string {
  if (/^file:/i.test(location)) {
    try {
      return fileURLToPath(location);
    } catch {
      throw notAStore(location);
    }
  }
  const isPath = location.trim() !== '' && !location.includes('\0') && !/^[a-z][a-z0-9+.-]+:/i.test(location);
  if (!isPath) throw notAStore(location);
  return path.resolve(root, location);
}

const notAStore = (location: string, reason = 'a folder, file:///… or the https://… of an npm registry is') =>
  new StoreError(`"${location}" is not a release store: ${reason}`);

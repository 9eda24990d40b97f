import { cp, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow, withStaging } from '../../files';
import type { SiteFolder } from '../../repository';

export type UploadedPaths = Awaited<ReturnType<typeof writeFirebaseFolder>>;

/** Firebase compresses by itself, and a file's compressed forms would have addresses of their own. */
const isUploaded = (source: string) => {
  const name = path.basename(source);
  return !/\.(?:br|gz)$/.test(name) && (!name.startsWith('.') || name === '.well-known');
};

/**
 * Copies the files that visitors may get into `public` in a folder, without links: what else lies in the site can't be
 * uploaded. The copy before it is replaced when the new one is whole.
 *
 * @returns the path of every file below the site's address, and the folders of releases' files, which never change:
 * `mfe-catalog/1.0.0-g3fa9c1d2`, `shell/assets`
 */
export async function writeFirebaseFolder(site: SiteFolder, folder: string) {
  const target = path.join(folder, 'public');
  await withStaging(folder, async (staging) => {
    // One generation, also when the site is published meanwhile.
    const source = path.join(await realpath(site.current), 'public');
    const next = path.join(staging, 'public');
    await cp(source, next, { recursive: true, dereference: true, preserveTimestamps: true, filter: isUploaded });
    await rm(target, { recursive: true, force: true });
    await rename(next, target);
  });
  const files = await filesBelow(target);
  const released = files.filter((file) => /^(?:shell|mfe-[^/]+)\//.test(file));
  const immutable = new Set(released.map((file) => file.split('/', 2).join('/')));
  return { files, immutable: [...immutable].sort() };
}

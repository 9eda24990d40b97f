import { realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '@site/shared/registry';
import { cachePolicy, changePasswordPath, discoveryFile } from '@site/shared/serving';
import { copyFolder, filesBelow, withStaging } from '../../files';
import type { SiteFolder } from '../../repository';
import type { HostedSite } from './hosting';
import { fillTemplate } from './template';

type UploadedPaths = Awaited<ReturnType<typeof writeFirebaseFolder>>;

/** Firebase compresses by itself, and a file's compressed forms would have addresses of their own. */
const isUploaded = (source: string) => {
  const name = path.basename(source);
  return !/\.(?:br|gz)$/.test(name) && (!name.startsWith('.') || name === '.well-known');
};

/**
 * Copies the public files of a site into `public` in a folder, without links, so that nothing else is uploaded. Replaces the
 * earlier copy once the new one is complete.
 *
 * @returns the path of every file below the site's address, and the folders of releases' files, which never change:
 * `mfe-catalog/1.0.0-g3fa9c1d2`, `shell/assets`
 */
export async function writeFirebaseFolder(site: SiteFolder, folder: string) {
  const target = path.join(folder, 'public');
  await withStaging(folder, async (staging) => {
    // The resolved path stays within one generation while the site is published.
    const source = path.join(await realpath(site.current), 'public');
    const next = path.join(staging, 'public');
    await copyFolder(source, next, { dereference: true, preserveTimestamps: true, filter: isUploaded });
    await rm(target, { recursive: true, force: true });
    await rename(next, target);
  });
  const files = await filesBelow(target);
  const released = files.filter((file) => /^(?:shell|mfe-[^/]+)\//.test(file));
  const immutable = new Set(released.map((file) => file.split('/', 2).join('/')));
  return { files, immutable: [...immutable].sort() };
}

/**
 * The configuration of Firebase Hosting (https://firebase.google.com/docs/hosting/full-config), as `firebase.json`.
 *
 * It can't choose by a cookie: every visitor gets the live page, whose pins keep it right, and a canary begins with what
 * is loaded next. Headers are chosen by address (not `**`, which leaves out what begins with a dot): only folders that
 * are there are said to stay as they are. Of a page that is a folder's index, `cleanUrls` knows only the clean address
 * itself; redirects say the others, by RE2, the first that matches, with `:1` for what stands in the brackets.
 */
export async function firebaseFiles({ headers }: Pick<HostedSite, 'headers'>, { files, immutable }: UploadedPaths) {
  const changePassword = { from: changePasswordPath, to: paths.recovery };
  const values = {
    changePassword,
    headers,
    cache: cachePolicy,
    immutable,
    discoveryFile,
    missingPages: missingPages(files),
  };
  return { 'firebase.json': await fillTemplate('firebase.json', values) };
}

/**
 * Folders with a page of their own for what is not there, the deepest first. Firebase knows only the one at the top
 * (`404.html`): these come with status 200, and say `noindex` themselves.
 */
const missingPages = (files: readonly string[]) =>
  files
    .filter((file) => file.endsWith('/404.html'))
    .map((file) => file.slice(0, -'/404.html'.length))
    .sort((a, b) => b.split('/').length - a.split('/').length);

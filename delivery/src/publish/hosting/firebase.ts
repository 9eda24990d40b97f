import { realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '@site/shared/registry';
import { cachePolicy, changePasswordPath, discoveryFile } from '@site/shared/serving';
import { copyFolder, filesBelow, withStaging } from '../../files';
import type { SiteFolder } from '../../repository';
import type { HostedSite } from './hosting';
import { fillTemplate } from './template';

type UploadedPaths = Awaited<ReturnType<typeof writeFirebaseFolder>>;

/** Excludes compressed forms: Firebase compresses files itself. */
const isUploaded = (source: string) => {
  const name = path.basename(source);
  return !/\.(?:br|gz)$/.test(name) && (!name.startsWith('.') || name === '.well-known');
};

/**
 * Replaces the earlier copy once the new one, without links, is complete.
 * @returns paths of all files, and folders of immutable files: `mfe-catalog/1.0.0-g3fa9c1d2`, `shell/assets`
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
 * Configuration of Firebase Hosting (https://firebase.google.com/docs/hosting/full-config), `firebase.json`.
 *
 * Firebase can't choose by cookie: every visitor gets the live page, and canaries start with what the page loads later. Headers are
 * chosen by address (`**` would leave out names with a leading dot); only existing folders are immutable. `cleanUrls` knows only the
 * clean address of a folder's index; redirects (RE2, first match, `:1` for a group) cover the other addresses.
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

/** Deepest first. Firebase supports only the top one (`404.html`): the others have status 200 and contain `noindex`. */
const missingPages = (files: readonly string[]) =>
  files
    .filter((file) => file.endsWith('/404.html'))
    .map((file) => file.slice(0, -'/404.html'.length))
    .sort((a, b) => b.split('/').length - a.split('/').length);

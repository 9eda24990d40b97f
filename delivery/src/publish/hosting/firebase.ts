import { realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '@site/shared/registry';
import { cachePolicy, changePasswordPath, discoveryFile } from '@site/shared/serving';
import { copyFolder, filesBelow, withStaging } from '../../files';
import type { SiteFolder } from '../../repository';
import type { HostedSite } from './hosting';
import { fillTemplate } from './template';

type UploadedPaths = Awaited<ReturnType<typeof writeFirebaseFolder>>;

/** Firebase compresses files itself. */
const isUploaded = (source: string) => {
  const name = path.basename(source);
  return !/\.(?:br|gz)$/.test(name) && (!name.startsWith('.') || name === '.well-known');
};

/** Replaces the earlier copy once the new one is complete. @returns all files, and folders of immutable ones */
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
 * `firebase.json` (https://firebase.google.com/docs/hosting/full-config). Firebase can't choose by cookie: canaries start with
 * files loaded later. `**` would skip names with a leading dot. `cleanUrls` covers only index files; redirects (RE2, first match) the rest.
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

/** Firebase supports only the top `404.html`: the others have status 200 and contain `noindex`. Deepest first. */
const missingPages = (files: readonly string[]) =>
  files
    .filter((file) => file.endsWith('/404.html'))
    .map((file) => file.slice(0, -'/404.html'.length))
    .sort((a, b) => b.split('/').length - a.split('/').length);

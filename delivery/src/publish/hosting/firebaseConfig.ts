import { cachePolicy, discoveryFile } from '@site/shared/serving';
import type { UploadedPaths } from './firebaseFolder';
import type { HostedSite } from './hostedSite';
import { fillTemplate } from './template';

/**
 * The configuration of Firebase Hosting (https://firebase.google.com/docs/hosting/full-config), as `firebase.json`.
 *
 * It can't choose by a cookie: every visitor gets the live page, whose pins keep it right, and a canary begins with what
 * is loaded next. Headers are chosen by address (not `**`, which leaves out what begins with a dot): only folders that
 * are there are said to stay as they are. Of a page that is a folder's index, `cleanUrls` knows only the clean address
 * itself; redirects say the others, by RE2, the first that matches, with `:1` for what stands in the brackets.
 */
export async function firebaseFiles({ headers }: Pick<HostedSite, 'headers'>, { files, immutable }: UploadedPaths) {
  const values = { headers, cache: cachePolicy, immutable, discoveryFile, missingPages: missingPages(files) };
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

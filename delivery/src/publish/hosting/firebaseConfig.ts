import { cachePolicy } from '@site/shared/serving';
import type { UploadedPaths } from './firebaseFolder';
import type { HostedSite } from './hostedSite';

/**
 * The configuration of Firebase Hosting (https://firebase.google.com/docs/hosting/full-config), as `firebase.json`.
 *
 * It can't choose by a cookie: every visitor gets the live page, whose pins keep it right, and a canary begins with what
 * is loaded next. Headers are chosen by address: only folders that are there are said to stay as they are.
 */
export function firebaseFiles({ headers }: Pick<HostedSite, 'headers'>, { files, immutable }: UploadedPaths) {
  const ofEveryAnswer = { ...headers, 'Cache-Control': cachePolicy.alwaysAsk };
  const ofReleases = { 'Cache-Control': cachePolicy.immutable, 'Access-Control-Allow-Origin': '*' };
  const config = {
    hosting: {
      public: 'public',
      cleanUrls: true,
      trailingSlash: false,
      // Of a page that is a folder's index, `cleanUrls` knows only the clean address itself.
      redirects: cleanAddresses.map(([regex, destination]) => ({ regex, destination, type: 301 })),
      headers: [
        // Not `**`, which leaves out what begins with a dot.
        { regex: '^/.*$', headers: listOf(ofEveryAnswer) },
        ...immutable.map((folder) => rule(`/${folder}/**`, ofReleases)),
        rule('/frontend-discovery.json', { 'Access-Control-Allow-Origin': '*' }),
      ],
      rewrites: missingPages(files).map((page) => ({ source: `/${page}/**`, destination: `/${page}/404.html` })),
    },
  };
  return { 'firebase.json': `${JSON.stringify(config, null, 2)}\n` };
}

/** By RE2, the first that matches; `:1` is what stands in the brackets. */
const cleanAddresses = [
  ['^/index\\.html$', '/'],
  ['^/(.+)/index\\.html$', '/:1'],
  ['^/(.+)\\.html$', '/:1'],
] as const;

const rule = (source: string, headers: Readonly<Record<string, string>>) => ({
  source,
  headers: listOf(headers),
});

const listOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * Folders with a page of their own for what is not there, the deepest first. Firebase knows only the one at the top
 * (`404.html`): these come with status 200, and say `noindex` themselves.
 */
const missingPages = (files: readonly string[]) =>
  files
    .filter((file) => file.endsWith('/404.html'))
    .map((file) => file.slice(0, -'/404.html'.length))
    .sort((a, b) => b.split('/').length - a.split('/').length);

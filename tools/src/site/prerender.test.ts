import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Deployment } from '@site/shared/contracts';
import { siteFolder } from '../paths';
import { deployed, discoveryOf, sampleConfig } from '../testing/sample';
import { temporaryFolderPerTest, writeFiles } from '../testing/temporaryFolder';
import { prerender } from './prerender';

const folder = temporaryFolderPerTest();
const site = () => siteFolder(folder());
const page = (file: string) => readFile(path.join(site().public, file), 'utf8');

/** A shell that shows, at any address, the remote module `mfe_catalog/Page` and the user menu. */
const shell = `
exports.lent = { react: 'the one React' };
exports.headAssets = { font: '/f.woff2', icon: '/i.svg', preview: '/p.png' };
exports.render = async ({ url, load }) => ({
  html: '<main>' + load('mfe_catalog/Page').default(url) + '</main>',
  head: { title: url, description: '', canonical: url.endsWith('404') ? null : 'https://a.com' + url, image: null, jsonLd: [] },
  pattern: '*',
  modules: ['mfe_account/UserMenu', 'mfe_catalog/Page'],
});`;

const modulesOf = (...names: readonly string[]): Deployment['extras'] => ({
  modulefederation: {
    modules: Object.fromEntries(
      names.map((name) => [name, { js: [`${name.slice(2)}.js`], css: [`${name.slice(2)}.css`] }]),
    ),
    shared: '^1.0.0',
  },
});

const catalog = deployed('/mfe-catalog/2/remoteEntry.js', '2', {
  extras: {
    modulefederation: {
      modules: { './Page': { js: ['7.js'], css: ['7.css'] }, './paths': { js: [], css: [] } },
      shared: '',
    },
  },
});
const discovery = discoveryOf({
  shell: [
    deployed('/shell/1/main.js', '1', {
      extras: { modulefederation: { modules: { '.': { js: ['main.js'], css: ['main.css'] } }, shared: '' } },
    }),
  ],
  mfe_catalog: [catalog],
  mfe_account: [deployed('/mfe-account/1/remoteEntry.js', '1', { extras: modulesOf('./UserMenu') })],
});

function writeServers(change: Readonly<Record<string, string>> = {}) {
  return writeFiles(site().server, {
    'shell/1/server.cjs': shell,
    'mfe-catalog/2/Page.cjs': 'const react = require("react"); exports.default = (url) => url + " by " + react;',
    'mfe-catalog/2/paths.cjs': 'exports.default = { paths: ["/", "/produtos/AP-10L"] };',
    'mfe-account/1/UserMenu.cjs': '',
    ...change,
  });
}

const run = () => prerender({ site: site(), discovery, config: sampleConfig });

test('writes each path’s page, the 404 pages, the sitemap and robots.txt, all of them compressed', async () => {
  await writeServers();
  expect(await run()).toBe(4);
  expect(await page('produtos/AP-10L/index.html')).toContain('<main>/produtos/AP-10L by the one React</main>');
  expect(await page('index.html')).toContain('<main>/ by the one React</main>');
  expect(await page('404.html')).toContain('content="noindex"');
  expect((await readdir(site().public)).sort()).toEqual(
    ['404.html', 'index.html', 'robots.txt', 'sitemap.xml']
      .flatMap((name) => [name, `${name}.br`, `${name}.gz`])
      .concat('produtos')
      .sort(),
  );
  expect((await page('sitemap.xml')).match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://a.com/',
    '<loc>https://a.com/produtos/AP-10L',
  ]);
});

test('a page has the style sheets of all that is on it, and preloads what is needed at once', async () => {
  await writeServers();
  await run();
  const html = await page('index.html');
  const links = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, url]) => url);
  expect(links(/rel="stylesheet" href="([^"]+)"/g)).toEqual([
    '/shell/1/main.css',
    '/mfe-account/1/UserMenu.css',
    '/mfe-catalog/2/7.css',
  ]);
  expect(links(/(?:<script src|rel="preload" href)="([^"]+\.js)"/g)).toEqual([
    '/shell/1/main.js',
    '/mfe-catalog/2/remoteEntry.js',
    '/mfe-catalog/2/7.js',
  ]);
});

test('a page that does not render is named, and leaves the others as they were', async () => {
  await writeServers();
  await run();
  await writeServers({
    'mfe-catalog/2/Page.cjs':
      'exports.default = (url) => { if (url !== "/") throw new Error("falha"); return "new"; };',
  });
  await expect(run()).rejects.toMatchObject({
    message: 'The page /produtos/AP-10L does not render',
    cause: expect.objectContaining({ message: 'falha' }),
  });
  expect(await page('index.html')).toContain('<main>/ by the one React</main>');
});

test('of several versions the pages show the default one', async () => {
  await writeServers();
  const canary = deployed('/mfe-catalog/3/remoteEntry.js', '3', {
    deployment: { traffic: 10, default: false },
    extras: modulesOf('./Page', './paths', './OnlyInTheCanary'),
  });
  const split = discoveryOf({ ...discovery.microFrontends, mfe_catalog: [canary, catalog] });
  await prerender({ site: site(), discovery: split, config: sampleConfig });
  expect(await page('index.html')).toContain('href="/mfe-catalog/2/remoteEntry.js"');
});

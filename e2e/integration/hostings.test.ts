import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  firebaseFiles,
  openObjectStore,
  publishTo,
  readHostedSite,
  writeFirebaseFolder,
  writeHosting,
} from '@site/delivery/publish';
import { isSourceMap } from '@site/delivery/release';
import { startObjectStoreServer, storeSettings } from '@site/delivery/testing/objectStoreServer';
import { getsCanary } from '@site/shared/contracts';
import { startEmulator } from '@site/tools/emulator';
import { testPort } from '@site/tools/testing/testPort';
import { startEdge } from './edge';
import { nginxIsAvailable, startNginx } from './nginx';
import { hydrated, newVisitor, pinsOf, realSiteForAll } from './realSite';

jest.setTimeout(180_000);

const edgeName = 'an edge with an object store';
/** Each answers as the server does (`nginxAnswers.test.ts`, `edgeAnswers.test.ts`): here they serve the pages of a real site. */
const choosingOnes = ['the server', ...(nginxIsAvailable ? ['nginx'] : []), edgeName];
/** Serves files alone, and is compared with no other host. */
const staticOne = 'Firebase Hosting';

let canary: string;
const canaryText = 'Outra vez: quanto mais';
const shownText = /^(?:Outra vez: q|Q)uanto mais/;
const urls: Record<string, string> = {};
const stops: (() => Promise<unknown>)[] = [];
// Runs before the site removes the folders that these programs use.
afterAll(() => Promise.all(stops.map((stop) => stop())));

const world = realSiteForAll({}, async (site) => {
  const { version } = site.original['mfe-catalog'];
  const edit = (text: string) => text.replaceAll('Quanto mais voc', 'Outra vez: quanto mais voc');
  canary = (await site.release('mfe-catalog', { edit })).version;
  await site.point('mfe-catalog', { live: version, canary: { version: canary, traffic: 10 } });
  // Files that an owner or an editor may leave there.
  await writeFile(path.join(site.site.public, '.env'), 'secret');
  await mkdir(path.join(site.site.public, '.git'));
  await writeFile(path.join(site.site.public, '.git/config'), 'secret');

  urls['the server'] = site.url;
  if (nginxIsAvailable) {
    const nginx = await startNginx({
      site: site.site,
      folder: path.join(site.folder, 'nginx'),
      port: await testPort(),
      serverPort: Number(new URL(site.url).port),
    });
    stops.push(nginx.stop);
    urls.nginx = nginx.url;
  }
  const objects = await startObjectStoreServer();
  Object.assign(process.env, storeSettings(objects.url));
  const store = await openObjectStore('s3://bucket/site');
  await publishTo({ store, site: site.site, publish: async () => {} });
  const edge = await startEdge(`${objects.url}/bucket/site`, site.folder);
  stops.push(edge.stop, objects.close);
  urls[edgeName] = edge.url;
  const folder = path.join(site.folder, 'firebase');
  const paths = await writeFirebaseFolder(site.site, folder);
  await writeHosting(folder, await firebaseFiles(await readHostedSite(site.site), paths));
  const config = JSON.parse(await readFile(path.join(folder, 'firebase.json'), 'utf8'));
  const firebase = await startEmulator('hosting', { folder, config, port: await testPort() });
  stops.push(firebase.stop);
  urls[staticOne] = firebase.url;
});

const numbers = Array.from({ length: 100 }, (_, number) => number);
const inCanary = numbers.find((number) => getsCanary(number, 'mfe_catalog', 10)) ?? Number.NaN;
const outside = numbers.find((number) => !getsCanary(number, 'mfe_catalog', 10)) ?? Number.NaN;

/** Adds violations of the policy to the console messages, since browsers do not write each violation there. */
async function visitorOf(url: string, number?: number) {
  const visitor = await newVisitor(world.browser, url, number);
  await visitor.page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`forbidden by ${violatedDirective}: ${blockedURI}`),
    );
  });
  return visitor;
}

describe.each([...choosingOnes, staticOne])('%s', (hosting) => {
  const url = () => urls[hosting] ?? '';
  const chooses = hosting !== staticOne;

  test('shows and hydrates every page without a violation of the policy', async () => {
    const { context, page, console: said } = await visitorOf(url(), outside);
    const live = world.site.original['mfe-catalog'].version;
    // Pages of all remotes.
    for (const address of ['/', '/produtos', '/produtos/AP-10L', '/meus-pedidos', '/contato']) {
      const answer = await page.goto(address);
      expect([address, answer?.status()]).toEqual([address, 200]);
      expect(answer?.headers()['content-security-policy']).toContain("default-src 'self'");
      expect(answer?.headers()['cache-control']).toMatch(/max-age=0, must-revalidate$/);
      await hydrated(page);
      const { shell, mfe_catalog = live } = await pinsOf(page);
      expect([address, shell, mfe_catalog]).toEqual([address, world.site.original.shell.version, live]);
    }
    expect(said).toEqual([]);
    await context.close();
  });

  test(
    chooses
      ? 'serves the canary’s page to a visitor of the canary'
      : 'serves the live page to everybody, and the canary after a navigation',
    async () => {
      const { context, page, console: said } = await visitorOf(url(), inCanary);
      const answer = await page.goto('/produtos');
      await hydrated(page);
      const live = world.site.original['mfe-catalog'].version;
      expect((await pinsOf(page)).mfe_catalog).toBe(chooses ? canary : live);
      expect((await page.getByText(shownText).textContent())?.startsWith(canaryText)).toBe(chooses);
      expect(answer?.headers()['cache-control']).toMatch(chooses ? /^private/ : /^public/);
      await page.goto('/contato');
      await hydrated(page);
      await page.getByRole('banner').getByRole('link', { name: 'Produtos' }).click();
      await page.getByText(canaryText).waitFor();
      expect(said).toEqual([]);
      await context.close();
    },
  );
});

describe(staticOne, () => {
  const url = () => urls[staticOne] ?? '';

  test('leads visitors from page to page, and redirects old links to clean addresses', async () => {
    const { context, page, console: said } = await visitorOf(url(), outside);
    await page.goto('/servicos.html');
    expect(new URL(page.url()).pathname).toBe('/servicos');
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Produtos' }).click();
    await page.getByText(/^Quanto mais você compra/).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Contato' }).click();
    await page.getByRole('heading', { level: 1, name: 'Fale conosco' }).waitFor();
    await page.goto('/produtos/AP-10L/');
    expect(new URL(page.url()).pathname).toBe('/produtos/AP-10L');
    expect(said).toEqual([]);
    await context.close();
  });

  test('reports that a page or a product does not exist', async () => {
    const { context, page } = await visitorOf(url(), outside);
    expect((await page.goto('/nada'))?.status()).toBe(404);
    await page.getByText('Página Não Encontrada').first().waitFor();
    // Firebase sends only one page with status 404; in the others `noindex` informs search engines.
    expect((await page.goto('/produtos/NADA'))?.status()).toBe(200);
    await page.getByText('Produto não encontrado').first().waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await context.close();
  });

  test('serves files of releases to pages of other hosts, cached for a year', async () => {
    const entry = `/mfe-catalog/${world.site.original['mfe-catalog'].version}/remoteEntry.js`;
    const { status, headers } = await fetch(`${url()}${entry}`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const discovery = await fetch(`${url()}/frontend-discovery.json`);
    expect(discovery.headers.get('access-control-allow-origin')).toBe('*');
    expect(discovery.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    for (const address of ['/', '/favicon.ico', '/nada']) {
      const own = await fetch(`${url()}${address}`);
      expect([address, own.headers.get('cross-origin-resource-policy')]).toEqual([address, 'same-origin']);
    }
    expect(discovery.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  test.each([
    ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)/],
    ['/apple-touch-icon.png', /^image\/png/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/.well-known/security.txt', /^text\/plain; charset=utf-8/],
    ['/robots.txt', /^text\/plain; charset=utf-8/],
  ])('serves %s at the usual address', async (address, type) => {
    const { status, headers } = await fetch(`${url()}${address}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(type);
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  test('never serves files that are not for visitors', async () => {
    const { version } = world.site.original['mfe-catalog'];
    const server = await readdir(path.join(world.site.site.releases, 'mfe-catalog', version, 'server'));
    const maps = Object.keys(world.site.original['mfe-catalog'].files).filter(isSourceMap);
    expect(Math.min(server.length, maps.length)).toBeGreaterThan(0);
    const addresses = [
      '/.env',
      '/.git/config',
      '/%2eenv',
      '/..%2fheaders.json',
      '/headers.json',
      '/variants.json',
      '/state.json',
      '/index.html.br',
      '/index.html.gz',
      '/site.config.json',
      '/package.json',
      '/variants/mfe_catalog/produtos/index.html',
      ...maps.flatMap((map) => [
        `/mfe-catalog/${version}/${path.basename(map)}`,
        `/mfe-catalog/${version}/${map}`,
        `/mfe-catalog/${map}`,
        `/${map}`,
        `/releases/mfe-catalog/${version}/${map}`,
      ]),
      ...['', 'server/', '../'].map((folder) => `/mfe-catalog/${version}/${folder}release.json`),
      ...server.flatMap((file) => [
        `/mfe-catalog/${version}/${file}`,
        `/mfe-catalog/${version}/server/${file}`,
        `/releases/mfe-catalog/${version}/server/${file}`,
      ]),
    ];
    for (const address of addresses) {
      const answer = await fetch(`${url()}${address}`);
      expect([address, answer.status === 404 || answer.status === 400]).toEqual([address, true]);
      expect(await answer.text()).not.toMatch(/secret|require\(|"digest"|"canaries"|"mappings"|"X-Frame-Options"/);
    }
  });
});

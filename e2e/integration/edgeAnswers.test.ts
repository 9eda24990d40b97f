import { openObjectStore, publishTo } from '@site/delivery/publish';
import {
  type ObjectStoreServer,
  startObjectStoreServer,
  storeSettings,
} from '@site/delivery/testing/objectStoreServer';
import { sampleCatalog } from '@site/delivery/testing/sampleReleases';
import type { sampleSite } from '@site/delivery/testing/sampleSite';
import { temporaryFolderPerFile } from '@site/delivery/testing/temporaryFolder';
import type { RunningServer } from '@site/server';
import { type RunningEdge, startEdge } from './edge';
import { rawAnswer } from './rawAnswer';
import { siteWithCanaries, canaryVisitors as visitors } from './siteWithCanaries';

const folder = temporaryFolderPerFile();
let objects: ObjectStoreServer;
let edge: RunningEdge;
let server: RunningServer;
let world: ReturnType<typeof sampleSite>;

async function upload() {
  await publishTo({ store: await openObjectStore('s3://bucket/site'), site: world.site, publish: async () => {} });
}

beforeAll(async () => {
  ({ world, server } = await siteWithCanaries(folder()));
  objects = await startObjectStoreServer();
  Object.assign(process.env, storeSettings(objects.url));
  await upload();
  edge = await startEdge(`${objects.url}/bucket/site/`, folder());
});
afterAll(async () => {
  await edge?.stop();
  await server?.close();
  await objects?.close();
});

/** The server's answer is expected of the edge. */
async function expectSame(address: string, headers: Record<string, string> = {}, method = 'GET') {
  const asked = { address, headers, method };
  const [expected, answer] = await Promise.all(
    [server, edge].map(({ url }) => rawAnswer(url, address, headers, method)),
  );
  expect({ ...asked, ...answer }).toEqual({ ...asked, ...expected });
}

const addresses = [
  '/ /? /?filtro=co2 /contato /produtos /produtos/AP-10L /produtos/NOVO /produtos/nada /nada /404 /foto.png /constructor',
  '/produtos/nada/mais/fundo/ainda/e/ainda /Produtos /produtos/ap-10l /produtos/AP-10L/ /produtos/ap-10l/?x=1 /Contato.HTML',
  '/%70rodutos /%50rodutos /contato// /contato//?x /produtos//AP-10L /contato?x=// /contato/ /contato.html?x=1&y=%0d%0aa:b',
  '/contato/index.html /produtos/AP-10L.html /index.html /index.html?x /404.html /produtos/404.html',
  '/frontend-discovery.json /sitemap.xml /robots.txt /favicon.ico /manifest.webmanifest /.well-known/security.txt',
  '/.well-known /.well-known/nada /.well-known/change-password /.well-known/change-password?x=1',
  '/shell/1.0.0/main.js /shell/1.0.0/main.js?x=1 /shell/assets/icon.0b0b0b0b.svg /mfe-catalog/2.0.0/remoteEntry.js',
  '/mfe-catalog/9.9.9/remoteEntry.js /mfe-catalog /shell/1.0.0/main.js.br /mfe-catalog/1.0.0/release.json',
  '/index.html.br /contato/index.html.gz /.env /.git/config /produtos/.env /variants.json /headers.json /state.json /site.json',
  '/pointer.json /generations /files /files/shell/1.0.0/main.js /variants/mfe_catalog/produtos/index /public/index',
  '/%FF /a%C3%A1 /a%0d%0ab /a%25 /a%2fb /a%5Cb /a;b /a+b /a$b /%zz',
  `/${'a'.repeat(300)} /${'a'.repeat(8_000)} /?${'a'.repeat(8_000)}`,
].flatMap((line) => line.split(' '));

test.each(addresses)('%.60s: the same answer as from the server, for every visitor', async (address) => {
  for (const cookie of [undefined, ...visitors.map((visitor) => `a=b; visitor=${visitor}`)]) {
    for (const accept of ['text/html,application/xhtml+xml,*/*;q=0.8', '*/*']) {
      const headers = { accept, 'accept-encoding': 'gzip, br', ...(cookie && { cookie }) };
      await expectSame(address, headers);
      if (!cookie) await expectSame(address, headers, 'HEAD');
    }
  }
});

test.each(['identity', 'gzip', 'br;q=0, gzip', 'gzip, deflate, br'])('%s chooses the same form', async (accepted) => {
  for (const address of ['/', '/nada', '/shell/1.0.0/main.js', '/frontend-discovery.json', '/favicon.ico'])
    await expectSame(address, { 'accept-encoding': accepted });
});

test('the visitors of the table do get different pages', async () => {
  const bodies = await Promise.all(
    visitors.map(async (visitor) => (await rawAnswer(edge.url, '/produtos', { cookie: `visitor=${visitor}` })).body),
  );
  expect(new Set(bodies).size).toBe(4);
});

test('a page that the browser has is not sent again; a published one is, with the next request', async () => {
  const first = await fetch(`${edge.url}/produtos/CO2-6KG`);
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await fetch(`${edge.url}/produtos/CO2-6KG`, { headers })).status).toBe(304);
  await world.deploy(sampleCatalog('3.0.0', { data: { '/produtos/CO2-6KG': 'Gás novo' } }));
  await world.publish();
  await upload();
  const next = await fetch(`${edge.url}/produtos/CO2-6KG`, { headers });
  expect([next.status, await next.text()]).toEqual([200, expect.stringContaining('Gás novo')]);
});

test('without the store, a browser gets a page that says so', async () => {
  await objects.close();
  const answer = await fetch(`${edge.url}/produtos`, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('Página indisponível');
});

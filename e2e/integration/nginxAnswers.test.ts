import { connect } from 'node:net';
import path from 'node:path';
import { sampleCatalog } from '@site/delivery/testing/sampleReleases';
import type { sampleSite } from '@site/delivery/testing/sampleSite';
import { temporaryFolderPerFile } from '@site/delivery/testing/temporaryFolder';
import type { RunningServer } from '@site/server';
import { errorPage } from '@site/shared/serving';
import { testPort } from '@site/tools/testing/testPort';
import { type Nginx, nginxIsAvailable, startNginx } from './nginx';
import { rawAnswer as ask } from './rawAnswer';
import { siteWithCanaries, canaryVisitors as visitors } from './siteWithCanaries';

const whereItIs = nginxIsAvailable ? describe : describe.skip;

whereItIs('nginx', () => {
  const folder = temporaryFolderPerFile();
  let server: RunningServer;
  let nginx: Nginx;
  let world: ReturnType<typeof sampleSite>;

  beforeAll(async () => {
    ({ world, server } = await siteWithCanaries(folder()));
    nginx = await startNginx({
      site: world.site,
      folder: path.join(folder(), 'nginx'),
      port: await testPort(),
      serverPort: server.port,
    });
  });

  afterAll(async () => {
    await nginx?.stop();
    await server?.close();
  });

  /** Asks the server and nginx, whose answers must be equal. */
  async function expectSame(address: string, headers: Record<string, string> = {}, method = 'GET') {
    const asked = { address, headers, method };
    const [expected, answer] = await Promise.all([server, nginx].map(({ url }) => ask(url, address, headers, method)));
    expect({ ...asked, ...answer }).toEqual({ ...asked, ...expected });
  }

  const addresses = [
    // Pages, and addresses without a page.
    '/ /? /?filtro=co2 /contato /produtos /produtos/AP-10L /produtos/NOVO /produtos/nada /nada /login /404 /foto.png',
    '/produtos/nada/mais/fundo/ainda/e/ainda /constructor',
    // Other spellings of a page's address.
    '/Produtos /produtos/ap-10l /produtos/AP-10L/ /produtos/ap-10l/?x=1 /produtos/?x=1&y=2 /%70rodutos /%50rodutos /Contato.HTML',
    '/login/ /contato// /contato//?x /produtos//AP-10L //produtos /./contato /contato/. /contato/.. /contato/%2e /contato?x=//',
    // Old addresses of pages, and the files that contain the pages.
    '/contato/ /contato.html /contato.html?x=1&y=%0d%0aset-cookie:a /contato/index.html /produtos/AP-10L.html',
    '/index.html /index.html?x /404.html /produtos/404.html',
    // Files for browsers and search engines.
    '/frontend-discovery.json /sitemap.xml /robots.txt /favicon.ico /apple-touch-icon.png /manifest.webmanifest',
    '/.well-known/security.txt /.well-known /.well-known/ /.well-known/nada /.well-known/.env',
    '/.well-known/change-password /.well-known/change-password?x=1',
    '/.well-known/../contato /.well-known//contato /contato/.well-known/security.txt',
    // Files of releases.
    '/shell/1.0.0/main.js /shell/1.0.0/main.js?x=1 /shell/assets/icon.0b0b0b0b.svg /mfe-catalog/2.0.0/remoteEntry.js',
    '/mfe-catalog/9.9.9/remoteEntry.js /mfe-catalog',
    // Files that are not for visitors.
    '/shell/1.0.0/main.js.br /mfe-catalog/1.0.0/release.json /mfe-catalog/1.0.0/server/ProductsPage.cjs',
    '/index.html.br /contato/index.html.gz /.env /.git/config /produtos/.env /%2eenv /variants.json /headers.json',
    '/state.json /variants/mfe_catalog/produtos/index /mfe_catalog/produtos /generations /public/index',
    '/releases/mfe-catalog/1.0.0/release.json',
    // Paths that try to leave the folder or the site, and invalid UTF-8.
    '/produtos/%2E%2E/contato /produtos/../contato //evil.example/ //evil.example/%2f.. /\\evil.example/ /a%2fb /a%5Cb',
    '/%FF /a%C3%A1 /%C0%AE /a%0d%0ab /a%25 /a;b /a+b /a"b /a\'b /a$b /.none /none',
    `/${'a'.repeat(300)} /${'a'.repeat(8_000)} /?${'a'.repeat(8_000)}`,
  ].flatMap((line) => line.split(' '));

  const accepted = ['text/html,application/xhtml+xml,*/*;q=0.8', '*/*'];

  test.each(addresses)('gives every visitor the same answer as the server (case %#)', async (address) => {
    for (const cookie of [undefined, ...visitors.map((visitor) => `a=b; visitor=${visitor}`)]) {
      for (const accept of accepted) {
        const headers = { accept, 'accept-encoding': 'gzip, br', ...(cookie && { cookie }) };
        await expectSame(address, headers);
        if (!cookie) await expectSame(address, headers, 'HEAD');
      }
    }
  });

  test.each(['/%', '/%zz', '/%E0%A4%A', '/a%00', '/../x', '/contato/../../x'])(
    'answers %s, refused before headers are read, with the 404 page and status 400',
    async (address) => {
      const missing = await ask(server.url, '/nada', { accept: 'text/html' });
      const answer = await ask(nginx.url, address);
      expect(answer).toEqual({ ...missing, status: 400, 'cache-control': 'no-store', vary: undefined });
    },
  );

  test('serves different pages to the visitors of these tests', async () => {
    const bodies = await Promise.all(
      visitors.map(async (visitor) => (await ask(nginx.url, '/produtos', { cookie: `visitor=${visitor}` })).body),
    );
    expect(new Set(bodies).size).toBe(4);
  });

  test.each([
    '',
    'visitor=',
    'visitor=100',
    'visitor=007',
    'visitor=07',
    'visitor="7"',
    'xvisitor=7',
    'visitor=7x',
    'a=visitor=7',
  ])('reads the cookie %j as the server does', async (cookie) => {
    for (const digit of visitors.map(String)) {
      await expectSame('/produtos', { cookie: cookie.replace('7', digit) });
    }
  });

  test.each(['identity', 'gzip', 'br', 'gzip, deflate, br'])(
    'compresses for Accept-Encoding "%s" as the server does',
    async (accepted) => {
      for (const address of ['/', '/nada', '/shell/1.0.0/main.js', '/frontend-discovery.json']) {
        await expectSame(address, { 'accept-encoding': accepted });
        await expectSame(address, { 'accept-encoding': accepted, via: '1.1 cdn' });
      }
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s for a page as the server does', (method) =>
    expectSame('/produtos', {}, method),
  );

  test.each(['/send_mail.php', '/observations', '/healthz'])(
    'passes %s to the server, and sends each header once',
    (address) => expectSame(address),
  );

  test.each([
    ['too large headers', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['an address that is too long for any header', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 414],
    ['a text that is not a request', 'nonsense\r\n\r\n', 400],
  ])('answers %s with the server’s Portuguese page', async (_what, text, status) => {
    const answer = await new Promise<string>((resolve) => {
      let said = '';
      const socket = connect(Number(new URL(nginx.url).port), '127.0.0.1', () => socket.write(text));
      socket.setEncoding('utf8').on('data', (chunk) => {
        said += chunk;
      });
      socket.on('error', () => {});
      socket.once('close', () => resolve(said));
    });
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toContain('<html lang="pt-BR">');
  });

  test('answers a repeated request with 304, but sends a new page of equal size and second', async () => {
    const first = await fetch(`${nginx.url}/produtos/CO2-6KG`);
    const etag = first.headers.get('etag') ?? '';
    const again = () => fetch(`${nginx.url}/produtos/CO2-6KG`, { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await world.move('shell', ({ live = '' }) => ({ live }));
    await world.move('mfe-catalog', ({ live = '' }) => ({ live }));
    await world.deploy(
      sampleCatalog('3.0.0', { data: { '/produtos/AP-10L': 'Água', '/produtos/CO2-6KG': 'Ar!' }, shown: null }),
    );
    await world.publish();
    const next = await again();
    expect(next.status).toBe(200);
    const text = await next.text();
    expect(text).toContain('Ar!');
    expect(text.length).toBe((await first.text()).length);
  });

  test('serves a publication with the next request, before its configuration is written again', async () => {
    await world.deploy(
      sampleCatalog('4.0.0', { data: { '/produtos/AP-10L': 'Mais água', '/produtos/CO2-6KG': 'Gás' } }),
    );
    await world.publish();
    expect(await (await fetch(`${nginx.url}/produtos/AP-10L`)).text()).toContain('Mais água');
    // No visitor gets a canary that has ended, though the maps still name it.
    for (const visitor of visitors) {
      const answer = await fetch(`${nginx.url}/produtos`, { headers: { cookie: `visitor=${visitor}` } });
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Mais água')]);
    }
    await nginx.configure();
    await expectSame('/produtos');
  });

  test('serves files while the server is down, and answers 503 with a page otherwise', async () => {
    await server.close();
    expect(await ask(nginx.url, '/produtos')).toMatchObject({ status: 200 });
    for (const address of ['/nada', '/produtos/', '/shell/1.0.0/nada.js']) {
      const { body, ...answer } = await ask(nginx.url, address);
      expect([address, Buffer.from(String(body), 'base64').toString()]).toEqual([address, errorPage(503)]);
      expect(answer).toMatchObject({
        status: 503,
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
      });
    }
    const mail = await ask(nginx.url, '/send_mail.php', {}, 'POST');
    expect(Buffer.from(String(mail.body), 'base64').toString()).toMatch(/^Não foi possível registrar/);
  });
});

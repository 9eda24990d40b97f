import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { sampleCatalog, sampleShell } from '@site/delivery/testing/sampleReleases';
import { sampleSite } from '@site/delivery/testing/sampleSite';
import { temporaryFolderPerFile } from '@site/delivery/testing/temporaryFolder';
import { type RunningServer, startServer } from '@site/server';
import { getsCanary } from '@site/shared/contracts';
import { testPort } from '@site/tools/testing/testPort';
import { type Nginx, nginxIsAvailable, nginxOfItsOwn, runNginx, startNginx } from './nginx';

/** CDNs: one that follows Vary, and one that ignores it. */
const caches = [
  ['with Vary', ''],
  ['without Vary', 'proxy_ignore_headers Vary;'],
] as const;
const origins = ['the server', 'nginx'] as const;

(nginxIsAvailable ? describe : describe.skip)('a shared cache', () => {
  const folder = temporaryFolderPerFile();
  const stops: (() => Promise<void>)[] = [];
  const urls: Record<string, string> = {};

  beforeAll(async () => {
    const world = sampleSite(folder());
    await world.publishFirst();
    const data = { '/produtos': 'Nova lista', '/produtos/AP-10L': 'Água nova', '/produtos/NOVO': 'Novo' };
    await world.canary(sampleCatalog('2.0.0', { data, paths: Object.keys(data) }), 50);
    await world.canary(sampleShell('2.0.0', { layout: 'Nova Sentinela' }), 50);
    await world.publish();
    const server: RunningServer = await startServer({
      port: 0,
      siteDir: world.site.base,
      spoolDir: path.join(folder(), 'spool'),
      outboxDir: path.join(folder(), 'outbox'),
      mailFrom: 'site@example.com.br',
      mailTo: 'comercial@example.com.br',
      responseHours: 24,
    });
    stops.unshift(() => server.close());
    const hosting: Nginx = await startNginx({
      site: world.site,
      folder: path.join(folder(), 'nginx'),
      port: await testPort(),
      serverPort: server.port,
    });
    stops.unshift(hosting.stop);
    urls['the server'] = server.url;
    urls.nginx = hosting.url;
    const cdn = path.join(folder(), 'cdn');
    await mkdir(cdn);
    const blocks: string[] = [];
    for (const origin of origins) {
      for (const [kind, directive] of caches) {
        const name = `cache${blocks.length}`;
        const port = await testPort();
        urls[`${origin} ${kind}`] = `http://localhost:${port}`;
        blocks.push(`proxy_cache_path ${cdn}/${name} keys_zone=${name}:1m;
server {
  listen 127.0.0.1:${port};
  listen [::1]:${port};
  access_log off;
  location / {
    proxy_pass ${urls[origin]?.replace('localhost', '127.0.0.1')};
    proxy_cache ${name};
    proxy_cache_key $request_uri;
    proxy_set_header If-None-Match $http_if_none_match;
    ${directive}
    add_header X-Cache $upstream_cache_status always;
  }
}`);
      }
    }
    const first = Number(new URL(urls['the server with Vary'] ?? '').port);
    stops.unshift((await runNginx(cdn, nginxOfItsOwn(cdn, blocks.join('\n')), first)).stop);
  });

  afterAll(async () => {
    for (const stop of stops) await stop();
  });

  /** Visitors of both canaries, of each, and of none; `null` has no cookie yet. */
  const visitors = [true, false].flatMap((catalog) =>
    [true, false].map((shell) =>
      Array.from({ length: 100 }, (_, number) => number).find(
        (it) => getsCanary(it, 'mfe_catalog', 50) === catalog && getsCanary(it, 'shell', 50) === shell,
      ),
    ),
  );
  const cookies = [...visitors.map((visitor) => `visitor=${visitor}`), null];

  async function ask(url: string | undefined, address: string, headers: Record<string, string> = {}) {
    const answer = await fetch(`${url}${address}`, { redirect: 'manual', headers });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  }

  /** Pages of all canaries, of one alone and of none, and a redirect. */
  const addresses = ['/', '/produtos/AP-10L', '/produtos/NOVO', '/nada', '/produtos/'];

  describe.each(origins.flatMap((origin) => caches.map(([kind]) => [origin, kind] as const)))(
    'before %s, %s',
    (origin, kind) => {
      const cached = () => urls[`${origin} ${kind}`];

      test.each(addresses)('gives each visitor of %s the page of their own canaries', async (address) => {
        for (const cookie of [...cookies, ...cookies]) {
          const headers = { accept: 'text/html', ...(cookie !== null && { cookie }) };
          const [own, answer] = await Promise.all([
            ask(urls[origin], address, headers),
            ask(cached(), address, headers),
          ]);
          expect([address, cookie, answer.status, answer.text]).toEqual([address, cookie, own.status, own.text]);
          expect(answer.headers.get('set-cookie')).toBeNull();
          const again = { ...headers, 'if-none-match': own.headers.get('etag') ?? '"none"' };
          expect((await ask(cached(), address, again)).status).toBe(own.headers.has('etag') ? 304 : own.status);
        }
      });

      test('does not accept the ETag of another canary’s page', async () => {
        const pages = await Promise.all(
          visitors.map((it) => ask(urls[origin], '/produtos', { cookie: `visitor=${it}` })),
        );
        const tags = pages.map(({ headers }) => headers.get('etag') ?? '');
        expect(new Set(tags).size).toBe(visitors.length);
        for (const [at, visitor] of visitors.entries()) {
          const others = tags.filter((_tag, other) => other !== at).join(', ');
          const answer = await ask(cached(), '/produtos', { cookie: `visitor=${visitor}`, 'if-none-match': others });
          expect([answer.status, answer.text]).toEqual([200, pages[at]?.text]);
        }
      });

      test('keeps files of releases, and no answers for missing ones', async () => {
        const stateOf = async (address: string) => (await ask(cached(), address)).headers.get('x-cache');
        expect([await stateOf('/shell/1.0.0/main.js'), await stateOf('/shell/1.0.0/main.js')]).toEqual(['MISS', 'HIT']);
        expect([await stateOf('/shell/9.9.9/main.js'), await stateOf('/shell/9.9.9/main.js')]).toEqual([
          'MISS',
          'MISS',
        ]);
      });
    },
  );
});

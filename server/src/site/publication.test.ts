import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readVariants } from '@site/shared/serving';
import fastify from 'fastify';
import { listen, visit } from '../testing/http';
import { formData, fullMessage } from '../testing/mail';
import { useServers } from '../testing/servers';
import { publishGeneration } from '../testing/site';
import type { Generation } from './generation';
import { openSite, type PublishedSite } from './publishedSite';
import { createRefusals } from './refusals';
import { createServedPages } from './servedPages';
import { useSiteHeaders } from './siteHeaders';
import { siteRoutes } from './siteRoutes';

const { folder, start, closeLater } = useServers();
const siteDir = () => join(folder(), 'site');

/** Starts a server with only the pages of a site. */
async function serve(site: PublishedSite, served = createServedPages()): Promise<string> {
  const app = closeLater(fastify());
  useSiteHeaders(app, site);
  await app.register(siteRoutes, { site, served, refuse: createRefusals(site, served) });
  return listen(app);
}

test('the server remembers networks that it sent a page, also a 304 or a 404 page, but no other file', async () => {
  await publishGeneration(siteDir(), '1', { files: { 'index.html': 'Home', '404.html': 'Nada', 'robots.txt': '' } });
  const served = createServedPages();
  const add = jest.spyOn(served, 'add');
  const origin = await serve(openSite(siteDir()), served);
  const { headers } = await visit(origin, '/');
  await visit(origin, '/robots.txt');
  expect(add).toHaveBeenCalledTimes(1);
  expect(served.hasSentTo('127.0.0.1')).toBe(true);
  await visit(origin, '/', { headers: { 'if-none-match': headers.etag ?? '' } });
  await visit(origin, '/nada');
  await visit(origin, '/nada//', { headers: { accept: 'text/html' } });
  expect(add).toHaveBeenCalledTimes(4);
});

describe('a generation that is deleted while a request reads it', () => {
  const variants = readVariants({ canaries: { shell: 100 }, pages: { 'produtos/index.html': ['shell'] } });
  const generationOfFiles = (name: string, read: (path: string) => string | null): Generation => ({
    folder: name,
    headers: { 'x-generation': name },
    variants,
    spelled: async () => null,
    releases: () => Promise.reject(new Error('Nobody asks')),
    async read(path) {
      const text = read(path);
      if (text === null) return null;
      return { content: Buffer.from(text), contentType: 'text/plain', contentEncoding: null, etag: '"x"' };
    },
  });

  const visitSite = async (current: () => Generation, url: string) =>
    visit(await serve({ current: async () => current() }), url, { headers: { cookie: 'visitor=7' } });

  test.each([
    ['/', 'public/index.html', ''],
    ['/', 'public/index.html', 'public/404.html'],
    ['/produtos', 'variants/shell/produtos/index.html', 'public/produtos/index.html'],
    ['/mfe-catalog/1.0.0/remoteEntry.js', 'public/mfe-catalog/1.0.0/remoteEntry.js', ''],
  ])('is replaced by the current one for the whole answer to %s', async (url, file, leftOver) => {
    const next = generationOfFiles('next', (path) => (path === file ? 'whole' : null));
    let current = generationOfFiles('pruned', (path) => {
      current = next;
      return path === leftOver ? 'left over' : null;
    });
    const { statusCode, body, headers } = await visitSite(() => current, url);
    expect([statusCode, body, headers['x-generation']]).toEqual([200, 'whole', 'next']);
  });

  test('leads to 404 if the site is published faster than it is read', async () => {
    let count = 0;
    const nextOne = (): Generation =>
      generationOfFiles(String(count), () => {
        count += 1;
        current = nextOne();
        return null;
      });
    let current = nextOne();
    const { statusCode } = await visitSite(() => current, '/nada');
    expect([statusCode, count > 1]).toEqual([404, true]);
  });
});

test('without a site the server answers 503, to browsers with a page, and still accepts messages', async () => {
  const { origin } = await start();
  for (const path of ['/', '/produtos', '/mfe-catalog/1.0.0/remoteEntry.js']) {
    const { statusCode, headers, body } = await visit(origin, path);
    expect([statusCode, body]).toEqual([
      503,
      'O site ainda não foi publicado. Por favor, tente novamente em instantes.',
    ]);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'retry-after': '10',
    });
  }
  const page = await visit(origin, '/', { headers: { accept: 'text/html' } });
  expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(page.body).toContain('<h1>Página indisponível</h1>');
  const sent = await fetch(`${origin}/send_mail.php`, { method: 'POST', body: formData(fullMessage) });
  expect(sent.status).toBe(200);

  await publishGeneration(siteDir(), '1', { files: { 'index.html': 'Home' } });
  expect((await visit(origin, '/')).statusCode).toBe(200);
  await rm(siteDir(), { recursive: true });
  expect((await visit(origin, '/')).statusCode).toBe(503);
});

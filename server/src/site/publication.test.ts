import { rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { getsCanary } from '@site/shared/contracts';
import { readVariants } from '@site/shared/serving';
import fastify from 'fastify';
import { type Answer, listen, visit } from '../testing/http';
import { formData, fullMessage } from '../testing/mail';
import { useServers } from '../testing/servers';
import { generationFolder, publishGeneration, switchTo, writeGeneration } from '../testing/site';
import type { Generation } from './generation';
import { openSite, type PublishedSite } from './publishedSite';
import { createRefusals } from './refusals';
import { createServedPages } from './servedPages';
import { useSiteHeaders } from './siteHeaders';
import { siteRoutes } from './siteRoutes';

const { folder, start, closeLater } = useServers();
const siteDir = () => join(folder(), 'site');

/** Text of a file, which names its generation and its kind at both ends. */
const textOf = (id: number, kind: string) => `${id} ${kind} ${'x'.repeat(10_000 + (id % 7) * 1_000)} ${kind} ${id}`;

/** Writes a whole site in which every file names its generation. */
function write(id: number): Promise<void> {
  const named = (names: readonly string[], prefix = '') =>
    Object.fromEntries(names.map((name) => [name, textOf(id, prefix + name)]));
  return writeGeneration(siteDir(), String(id), {
    headers: { 'X-Generation': String(id) },
    canaries: { mfe_catalog: 50 },
    pages: { 'produtos/index.html': ['mfe_catalog'] },
    files: named([
      'index.html',
      'index.html.br',
      'index.html.gz',
      '404.html',
      'produtos/index.html',
      'frontend-discovery.json',
    ]),
    variants: named(['mfe_catalog/produtos/index.html'], 'variant '),
  });
}

const visitors = Array.from({ length: 100 }, (_, number) => number);
const inCanary = visitors.find((number) => getsCanary(number, 'mfe_catalog', 50));
const outside = visitors.find((number) => !getsCanary(number, 'mfe_catalog', 50));

interface Request {
  readonly path: string;
  /** File whose text is the answer; null for an answer without a body. */
  readonly kind: string | null;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
}

/** A request for each kind of answer. */
const requests: readonly Request[] = [
  { path: '/', kind: 'index.html', status: 200 },
  { path: '/?filtro=co2', kind: 'index.html', status: 200 },
  { path: '/', kind: 'index.html.br', status: 200, headers: { 'accept-encoding': 'gzip, br' } },
  { path: '/', kind: 'index.html.gz', status: 200, headers: { 'accept-encoding': 'gzip' } },
  { path: '/', kind: null, status: 200, method: 'HEAD' },
  { path: '/', kind: null, status: 304, headers: { 'if-none-match': '*' } },
  { path: '/nada', kind: '404.html', status: 404 },
  { path: '/produtos.html', kind: null, status: 301 },
  { path: '/produtos', kind: 'produtos/index.html', status: 200 },
  { path: '/produtos', kind: 'produtos/index.html', status: 200, headers: { cookie: `visitor=${outside}` } },
  {
    path: '/produtos',
    kind: 'variant mfe_catalog/produtos/index.html',
    status: 200,
    headers: { cookie: `visitor=${inCanary}` },
  },
  { path: '/frontend-discovery.json', kind: 'frontend-discovery.json', status: 200 },
  { path: '/healthz', kind: null, status: 200 },
];

/** Checks that an answer is whole and of one generation. @returns its number */
function generationOf({ statusCode, headers, body }: Answer, { path, kind, status }: Request): number {
  const id = Number(headers['x-generation']);
  // A failing comparison of the texts would print both in full.
  const isWhole = kind === null || body === textOf(id, kind) || body.slice(0, 80);
  expect([path, statusCode, isWhole]).toEqual([path, status, true]);
  return id;
}

test('under load and repeated publication every answer is complete and of the current generation', async () => {
  const last = 6;
  const clients = 8;
  const agent = new Agent({ keepAlive: true });
  let published = 1;
  let answers = 0;
  const tags = new Set<string>();
  await Promise.all(Array.from({ length: last }, (_, index) => write(index + 1)));
  await switchTo(siteDir(), '1');
  const { origin } = await start();
  const ask = async (request: Request, connections = agent) =>
    generationOf(await visit(origin, request.path, { ...request, agent: connections }), request);

  async function load(client: number) {
    for (let turn = client; published < last; turn += 1) {
      const request = requests[turn % requests.length] as Request;
      const before = published;
      expect(await ask(request)).toBeGreaterThanOrEqual(before);
      answers += 1;
    }
  }

  async function publishAll() {
    const pruned: Promise<void>[] = [];
    for (let id = 2; id <= last; id += 1) {
      const { etag = '' } = (await visit(origin, '/')).headers;
      await switchTo(siteDir(), String(id));
      published = id;
      // All requests right after the switch get the new generation.
      const generations = await Promise.all(requests.map((request) => ask(request)));
      expect(generations).toEqual(requests.map(() => id));
      expect((await visit(origin, '/', { headers: { 'if-none-match': etag } })).statusCode).toBe(200);
      tags.add(etag);
      // Deletes the generation before at once, while answers may still read its files.
      pruned.push(rm(generationFolder(siteDir(), String(id - 1)), { recursive: true }));
    }
    await Promise.all(pruned);
  }

  await Promise.all([publishAll(), ...Array.from({ length: clients }, (_, client) => load(client))]);
  agent.destroy();
  expect(tags.size).toBe(last - 1);
  expect(answers).toBeGreaterThan(last * clients);
});

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

  await write(1);
  await switchTo(siteDir(), '1');
  expect((await visit(origin, '/')).statusCode).toBe(200);
  await rm(siteDir(), { recursive: true });
  expect((await visit(origin, '/')).statusCode).toBe(503);
});

import { join } from 'node:path';
import { getsCanary } from '@site/shared/contracts';
import { visit as visitAt } from '../testing/http';
import { useServers } from '../testing/servers';
import { publishGeneration } from '../testing/site';
import { writeFiles } from '../testing/temporaryFolder';

const { folder, start } = useServers('file');
let origin = '';

const canaries = { mfe_catalog: 10, mfe_cart: 50 };

beforeAll(async () => {
  const siteDir = join(folder(), 'site');
  await writeFiles(join(siteDir, 'files'), { 'mfe-catalog/1.0.0/remoteEntry.js': 'entry()' });
  await publishGeneration(siteDir, '1', {
    canaries,
    pages: {
      'produtos/index.html': ['mfe_catalog'],
      'produtos/NOVO/index.html': ['mfe_catalog'],
      'produtos/404.html': ['mfe_catalog'],
      'empresa/index.html': ['mfe_cart'],
    },
    files: {
      'index.html': 'home',
      '404.html': 'not found',
      'produtos/index.html': 'products',
      'produtos/index.html.br': 'products in brotli',
      'produtos/404.html': 'no such product',
      'empresa/index.html': 'company',
      'sitemap.xml': '<urlset/>',
    },
    variants: {
      'mfe_catalog/produtos/index.html': 'new products',
      'mfe_catalog/produtos/index.html.br': 'new products in brotli',
      'mfe_catalog/produtos/NOVO/index.html': 'new product',
      'mfe_catalog/produtos/404.html': 'no such new product',
      // The home page has no canary, so this variant is never served.
      'mfe_catalog/index.html': 'never',
    },
  });
  ({ origin } = await start());
});

function visit(path: string, cookie?: string, headers: Record<string, string> = {}, method = 'GET') {
  return visitAt(origin, path, { method, headers: { ...(cookie === undefined ? {} : { cookie }), ...headers } });
}

const numbers = Array.from({ length: 100 }, (_, number) => number);
const inCanary = numbers.find((number) => getsCanary(number, 'mfe_catalog', 10)) ?? -1;
const outside = numbers.find((number) => !getsCanary(number, 'mfe_catalog', 10)) ?? -1;
const privately = { 'cache-control': 'private, max-age=0, must-revalidate', vary: 'Accept-Encoding, Cookie' };

test('both variants of a page are private, so that no shared cache stores them', async () => {
  for (const visitor of [inCanary, outside]) {
    for (const accepted of ['identity', 'br']) {
      const { headers } = await visit('/produtos', `visitor=${visitor}`, { 'accept-encoding': accepted });
      expect(headers).toMatchObject(privately);
    }
  }
  expect((await visit('/produtos')).headers).toMatchObject(privately);
});

test('answers without variants do not depend on the visitor', async () => {
  for (const path of ['/', '/sitemap.xml', '/nada', '/mfe-catalog/1.0.0/remoteEntry.js', '/produtos/']) {
    const { headers: plainHeaders, ...plain } = await visit(path);
    const { headers, ...answer } = await visit(path, `visitor=${inCanary}`);
    expect([path, answer]).toEqual([path, plain]);
    expect({ ...headers, date: '' }).toEqual({ ...plainHeaders, date: '' });
    expect(headers['cache-control']).toMatch(/^public/);
    expect(headers.vary ?? '').not.toMatch(/cookie/i);
  }
});

test('a 304 needs the ETag of the visitor’s own variant, and is private too', async () => {
  const { etag = '' } = (await visit('/produtos', `visitor=${inCanary}`)).headers;
  const again = await visit('/produtos', `visitor=${inCanary}`, { 'if-none-match': etag });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  expect(again.headers).toMatchObject(privately);
  const other = await visit('/produtos', `visitor=${outside}`, { 'if-none-match': etag });
  expect([other.statusCode, other.body]).toEqual([200, 'products']);
});

test('a page that only the canary has, and a 404 page, differ by visitor, in private answers', async () => {
  for (const [path, visitor, status, text] of [
    ['/produtos/NOVO', inCanary, 200, 'new product'],
    ['/produtos/NOVO', outside, 404, 'no such product'],
    ['/produtos/X', inCanary, 404, 'no such new product'],
  ] as const) {
    const { statusCode, body, headers } = await visit(path, `visitor=${visitor}`);
    expect([statusCode, body]).toEqual([status, text]);
    expect(headers).toMatchObject(privately);
  }
});

test('a page whose variant is missing is served as the default page', async () => {
  for (const number of numbers) expect((await visit('/empresa', `visitor=${number}`)).body).toBe('company');
});

test.each(['visitor=100', 'visitor=../../secret', 'xvisitor=7', `visitor=${'7'.repeat(10_000)}`, ';'.repeat(10_000)])(
  'an invalid cookie gets the default page (case %#)',
  async (cookie) => {
    const answer = await visit('/produtos', cookie.replaceAll('7', String(inCanary)));
    expect([answer.statusCode, answer.body]).toEqual([200, 'products']);
  },
);

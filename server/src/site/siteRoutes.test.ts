import { rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { visit as visitAt } from '../testing/http';
import { useServers } from '../testing/servers';
import { generationFolder, publishGeneration, switchTo, writeGeneration } from '../testing/site';
import { writeFiles } from '../testing/temporaryFolder';

const { folder, start } = useServers('file');
let origin = '';

const immutable = 'public, max-age=31536000, immutable';
const alwaysAsk = 'public, max-age=0, must-revalidate';

const pages = {
  'index.html': '<h1>Home</h1>',
  'index.html.br': 'home in brotli',
  'index.html.gz': 'home in gzip',
  '404.html': '<h1>404</h1>',
  '404.html.br': '404 in brotli',
  'servicos/index.html': '<h1>Serviços</h1>',
  'servicos/index.html.gz': 'services in gzip',
  'produtos/index.html': '<h1>Produtos</h1>',
  'produtos/404.html': '<h1>Produto não encontrado</h1>',
  'produtos/AP-10L/index.html': '<h1>AP-10L</h1>',
  'frontend-discovery.json': '{}',
  'sitemap.xml': '<urlset/>',
  'robots.txt': 'User-agent: *',
  'favicon.svg': '<svg/>',
  '.env': 'secret',
};
const siteDir = () => join(folder(), 'site');

beforeAll(async () => {
  await writeFiles(join(siteDir(), 'files'), {
    'shell/1.0.0-ab/main.js': 'main()',
    'shell/1.0.0-ab/main.js.br': 'main in brotli',
    'shell/1.0.0-ab/main.css': 'a{}',
    'shell/assets/archivo.woff2': 'font',
    'mfe-catalog/1.0.0-cd/remoteEntry.js': 'entry()',
    'mfe-catalog/assets/ap-10l.svg': '<svg/>',
  });
  await writeFiles(siteDir(), {
    'secret.txt': 'secret',
    'releases/mfe-catalog/1.0.0-cd/release.json': 'secret',
    'releases/mfe-catalog/1.0.0-cd/server/main.cjs': 'secret',
  });
  await publishGeneration(siteDir(), '1', { files: pages, variants: { 'mfe_catalog/index.html': 'secret' } });
  ({ origin } = await start());
});

function visit(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return visitAt(origin, path, { headers, method });
}

describe('pages:', () => {
  test.each([
    ['/', '<h1>Home</h1>'],
    ['/?filtro=co2', '<h1>Home</h1>'],
    ['/produtos/AP-10L', '<h1>AP-10L</h1>'],
  ])('%s gets its page', async (url, html) => {
    const { statusCode, headers, body } = await visit(url);
    expect([statusCode, body]).toEqual([200, html]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': alwaysAsk,
      'content-length': String(Buffer.byteLength(html)),
      'x-content-type-options': 'nosniff',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test.each([
    ['/nada', '<h1>404</h1>'],
    ['/404', '<h1>404</h1>'],
    ['/produtos/XYZ/fotos/1', '<h1>Produto não encontrado</h1>'],
    [`/${'a'.repeat(300)}`, '<h1>404</h1>'],
  ])('an unknown address gets the nearest 404 page, with status 404 (case %#)', async (url, html) => {
    const { statusCode, headers, body } = await visit(url);
    expect([statusCode, body]).toEqual([404, html]);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': alwaysAsk });
    expect(headers.etag).toBeUndefined();
  });

  test('a site without a 404 page answers in plain text', async () => {
    const empty = join(folder(), 'empty');
    await publishGeneration(empty, '1');
    const { statusCode, headers, body } = await visitAt((await start({ siteDir: empty })).origin, '/');
    expect([statusCode, headers['content-type'], body]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'Página não encontrada.',
    ]);
  });
});

describe('files:', () => {
  test.each([
    ['/frontend-discovery.json', 'application/json; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
  ])('%s is revalidated each time', async (url, contentType) => {
    const { statusCode, headers } = await visit(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': contentType, 'cache-control': alwaysAsk });
    expect(headers.etag).toMatch(/^"[\w-]+"$/);
    // Pages of other hosts may load the discovery file.
    expect(headers['access-control-allow-origin']).toBe(url.startsWith('/front') ? '*' : undefined);
  });

  test.each([
    ['/shell/1.0.0-ab/main.css', 'text/css; charset=utf-8'],
    ['/mfe-catalog/1.0.0-cd/remoteEntry.js', 'text/javascript; charset=utf-8'],
  ])('%s is cached for a year, and pages of other hosts may load it', async (url, contentType) => {
    const { statusCode, headers } = await visit(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': contentType,
      'cache-control': immutable,
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each(['/shell/1.0.0-ab/gone.js', '/mfe-catalog'])(
    'the missing file %s gets a plain 404 that is not cached',
    async (url) => {
      const { statusCode, headers } = await visit(url);
      expect(statusCode).toBe(404);
      expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    },
  );
});

describe('compression', () => {
  test.each([
    ['/', 'gzip, deflate, br', 'br', 'home in brotli'],
    ['/', 'br;q=0.1, gzip', 'gzip', 'home in gzip'],
    ['/servicos', 'gzip, br', 'gzip', 'services in gzip'],
    ['/produtos', 'gzip, br', undefined, '<h1>Produtos</h1>'],
    ['/shell/1.0.0-ab/main.js', 'br', 'br', 'main in brotli'],
    ['/nada', 'br', 'br', '404 in brotli'],
  ])('of %s for Accept-Encoding "%s" is %s', async (url, accepted, encoding, body) => {
    const response = await visit(url, { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toBe('accept-encoding');
    expect(response.headers['content-type']).toMatch(/^text\/(html|javascript); charset=utf-8$/);
    expect(response.body).toBe(body);
  });
});

describe('a repeated request', () => {
  test.each(['/', '/shell/1.0.0-ab/main.css'])('for %s with its ETag gets 304', async (url) => {
    const { etag = '' } = (await visit(url)).headers;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { statusCode, headers, body } = await visit(url, { 'if-none-match': known });
      expect([statusCode, body, headers.etag, headers.vary]).toEqual([304, '', etag, 'accept-encoding']);
      expect(headers['content-type']).toBeUndefined();
    }
  });

  test('with the ETag of another encoding gets the file', async () => {
    const { etag = '' } = (await visit('/')).headers;
    const { statusCode, headers } = await visit('/', { 'if-none-match': etag, 'accept-encoding': 'br' });
    expect(statusCode).toBe(200);
    expect(headers.etag).not.toBe(etag);
  });

  test('with any ETag for a missing page gets 404', async () => {
    expect((await visit('/nada', { 'if-none-match': '*' })).statusCode).toBe(404);
  });

  test('for a page published since then gets the new page, even with the same size and age', async () => {
    const page = (id: string) => join(generationFolder(siteDir(), id), 'public/contato/index.html');
    await publishGeneration(siteDir(), '2', { files: { ...pages, 'contato/index.html': 'one' } });
    const { etag = '' } = (await visit('/contato')).headers;
    await writeGeneration(siteDir(), '3', { files: { ...pages, 'contato/index.html': 'two' } });
    const { atime, mtime } = await stat(page('2'));
    await utimes(page('3'), atime, mtime);
    await switchTo(siteDir(), '3');
    const { statusCode, body } = await visit('/contato', { 'if-none-match': etag });
    expect([statusCode, body]).toEqual([200, 'two']);
  });

  test('for a version finds it as soon as it is added, and not after its removal', async () => {
    const entry = '/mfe-catalog/2.0.0/remoteEntry.js';
    expect((await visit(entry)).statusCode).toBe(404);
    await writeFiles(join(siteDir(), 'files'), { 'mfe-catalog/2.0.0/remoteEntry.js': 'y' });
    expect((await visit(entry)).body).toBe('y');
    await rm(join(siteDir(), 'files/mfe-catalog/2.0.0'), { recursive: true });
    await publishGeneration(siteDir(), '4', { files: pages });
    expect((await visit(entry)).statusCode).toBe(404);
  });
});

// `serving.test` tests which addresses are refused.
describe('hostile addresses:', () => {
  test.each([
    ['/produtos/../../../../secret.txt', 404],
    ['/..%2fheaders.json', 400],
    ['/.env', 404],
  ])('%s gets %i, and nothing of the site', async (path, status) => {
    const { statusCode, headers, body } = await visit(path);
    expect(statusCode).toBe(status);
    expect(body).toMatch(status === 404 ? /^Endereço inválido\.$/ : /<h1>Endereço inválido<\/h1>/);
    expect(headers).toMatchObject({
      'content-type': `text/${status === 404 ? 'plain' : 'html'}; charset=utf-8`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(headers.location).toBeUndefined();
  });

  test.each([
    '/secret.txt',
    '/public/index',
    '/variants/mfe_catalog/index',
    '/files/shell/1.0.0-ab/main.js',
    '/releases/mfe-catalog/1.0.0-cd/release.json',
  ])('the file %s is not served', async (path) => {
    expect(await visit(path)).toMatchObject({ statusCode: 404, body: '<h1>404</h1>' });
  });

  test.each(['/mfe-catalog/1.0.0-cd/release.json', '/mfe-catalog/1.0.0-cd/server/main.cjs'])(
    'the file %s of a release is not for browsers',
    async (path) => {
      expect(await visit(path)).toMatchObject({ statusCode: 404, body: 'Arquivo não encontrado.' });
    },
  );

  test('an unreadable disk leads to 500 without details', async () => {
    const { origin: broken } = await start({ siteDir: `${folder()}/site\0` });
    const { statusCode, headers, body } = await visitAt(broken, '/');
    expect([statusCode, headers['content-type'], body]).toEqual([
      500,
      'text/plain; charset=utf-8',
      'Ocorreu um erro inesperado. Por favor, tente novamente.',
    ]);
    expect((await visitAt(broken, '/healthz')).statusCode).toBe(200);
  });
});

describe('refused addresses in a browser:', () => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-encoding': 'identity' };

  test.each([
    ['/produtos//', 404],
    ['/shell/1.0.0-ab/gone.js', 404],
    ['/%', 400],
    ['/\\evil.example/', 400],
    [`/${'a'.repeat(8_000)}`, 414],
  ])('the answer is the site’s own 404 page (case %#)', async (address, status) => {
    for (const method of ['GET', 'HEAD']) {
      const { statusCode, headers, body } = await visit(address, browser, method);
      expect([statusCode, body]).toEqual([status, method === 'GET' ? '<h1>404</h1>' : '']);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers.location).toBeUndefined();
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  test('the page is compressed if accepted, and a script gets a short text instead', async () => {
    const answer = await visit('/%', { ...browser, 'accept-encoding': 'br' });
    expect([answer.headers['content-encoding'], answer.body]).toEqual(['br', '404 in brotli']);
    const part = { ...browser, 'sec-fetch-dest': 'script' };
    expect((await visit('/shell/1.0.0-ab/gone.js', part)).body).toBe('Arquivo não encontrado.');
  });
});

describe('another spelling of an address:', () => {
  test.each([
    ['/Produtos/ap-10L.html?x=%2F&y', '/produtos/AP-10L?x=%2F&y'],
    ['/INDEX.HTML', '/'],
    ['/servicos/?//evil.example', '/servicos?//evil.example'],
  ])('%s redirects permanently to %s', async (address, location) => {
    const { statusCode, headers } = await visit(address);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, location, alwaysAsk]);
  });

  test.each(['/produtos/xyz', '/SHELL/1.0.0-ab/main.js', '/__PROTO__'])('%s is still not found', async (address) => {
    expect((await visit(address)).statusCode).toBe(404);
  });
});

test('password managers are redirected to the page that changes a password', async () => {
  for (const method of ['GET', 'HEAD']) {
    const { statusCode, headers } = await visit('/.well-known/change-password', {}, method);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, '/recuperar-senha', alwaysAsk]);
  }
  const unknown = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await visit(unknown)).statusCode).toBe(404);
});

describe('methods:', () => {
  test.each(['/', '/nada', '/shell/1.0.0-ab/main.js', '/healthz'])('HEAD %s is GET without a body', async (path) => {
    const got = await visit(path);
    const head = await visit(path, {}, 'HEAD');
    const { date: _now, ...headers } = got.headers;
    expect(head).toMatchObject({ statusCode: got.statusCode, headers, body: '' });
  });

  test.each(['POST', 'OPTIONS'] as const)('%s gets 405', async (method) => {
    const { statusCode, headers, body } = await visitAt(origin, '/produtos', { method });
    expect([statusCode, headers.allow, body]).toEqual([405, 'GET, HEAD', 'Método não permitido.']);
  });
});

test('every answer has the headers of the site, which replace none of its own', async () => {
  const headers = { 'Content-Security-Policy': "default-src 'self'", 'Cache-Control': 'wrong' };
  const extended = join(folder(), 'extended');
  const release = { 'main.js': 'main()', 'main.css': 'a{}', 'a.avif': '', 'a.woff2': '', 'logo.svg': '<svg/>' };
  const names = Object.keys(release);
  await writeFiles(
    join(extended, 'files'),
    Object.fromEntries(Object.entries(release).map(([name, text]) => [`shell/1.0.0-ab/${name}`, text])),
  );
  await publishGeneration(extended, '1', { headers, files: pages });
  const { origin: at } = await start({ siteDir: extended });
  const paths = ['/?x=1', '/nada', '/servicos.html', '/shell/1.0.0-ab/logo.svg', '/shell/x.js', '/%', '/..%2f'];
  for (const path of [...paths, '/healthz', '/send_mail.php']) {
    const answer = await visitAt(at, path);
    expect([path, answer.headers['content-security-policy']]).toEqual([path, "default-src 'self'"]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  }
  // Files that are not documents get no headers for documents.
  for (const name of names.filter((it) => it !== 'logo.svg')) {
    const answer = await visitAt(at, `/shell/1.0.0-ab/${name}`);
    expect([name, answer.statusCode, answer.headers['content-security-policy']]).toEqual([name, 200, undefined]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  }
  const refused = await visitAt(at, '/', { method: 'POST' });
  expect([refused.statusCode, refused.headers['content-security-policy']]).toEqual([405, "default-src 'self'"]);
  expect((await visitAt(at, '/')).headers['cache-control']).toBe(alwaysAsk);
  expect((await visitAt(at, '/shell/1.0.0-ab/main.js')).headers['cache-control']).toBe(immutable);
  expect((await visitAt(at, '/shell/x.js')).headers['cache-control']).toBe('no-store');
});

test.each([
  ['/', 'same-origin'],
  ['/nada', 'same-origin'],
  ['/send_mail.php', 'same-origin'],
  ['/shell/1.0.0-ab/main.js', 'cross-origin'],
  ['/frontend-discovery.json', 'cross-origin'],
])('the policy for embedding %s in other sites is %s', async (path, policy) => {
  expect((await visit(path)).headers['cross-origin-resource-policy']).toBe(policy);
});

test('/healthz answers that the server runs', async () => {
  const { statusCode, headers, body } = await visit('/healthz');
  expect([statusCode, JSON.parse(body), headers['cache-control']]).toEqual([200, { status: 'ok' }, 'no-store']);
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});

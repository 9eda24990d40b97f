import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { declaredContent } from './declared';
import { openRepository } from './repository';
import { startEditorServer } from './server';
import { type ContentRepository, contentRepository } from './testing/contentRepository';

let repository: ContentRepository;
/** Header with the token. */
let cookie = '';
let server: Awaited<ReturnType<typeof startEditorServer>>;
let site: Server;
beforeAll(async () => {
  repository = await contentRepository();
  const { root } = repository;
  const contents = declaredContent(root, ['mfe-shop']);
  site = createServer((_request, response) => response.end('site'));
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  server = await startEditorServer({ root, contents, repository: openRepository(root), siteUrl }, root, 0);
  const entrance = await fetch(server.entrance, { redirect: 'manual' });
  cookie = entrance.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
});
afterAll(async () => {
  await server.stop();
  site.close();
  await repository.remove();
});

/** `fetch` allows no host of one's own. */
function statusFor(
  headers: Readonly<Record<string, string>>,
  method = 'GET',
  path = '/',
  body = '',
): Promise<number | undefined> {
  const given = { 'content-length': String(Buffer.byteLength(body)), cookie, ...headers };
  return new Promise((resolve, reject) => {
    request(server.url, { method, path, headers: given, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end(body);
  });
}

const open = (path: string, options: RequestInit = {}) =>
  fetch(`${server.url}${path}`, { redirect: 'manual', ...options, headers: { cookie } });

const ask = async (action: string, params: object) => {
  const response = await open('/api/v1', { method: 'POST', body: JSON.stringify({ action, params }) });
  return { status: response.status, answer: await response.json() };
};
const options = { commitMessage: 'Change it' };
const file = 'mfe-shop/content/produtos/ap-10l.json';

test('listens on this machine only, and answers neither a foreign host name nor a page of another site', async () => {
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const { host } = new URL(server.url);
  expect(await statusFor({})).toBe(200);
  expect(await statusFor({ host: 'evil.example:80' })).toBe(403);
  expect(await statusFor({ origin: 'https://evil.example' }, 'POST', '/enviar')).toBe(403);
  expect(await statusFor({ origin: `http://${host}` }, 'POST', '/none')).toBe(404);
});

test('the token in the address opens the editor, and is a cookie from then on', async () => {
  const { url, entrance } = server;
  expect(entrance).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?chave=[\da-f]{32}$/);
  const response = await fetch(entrance, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
  const { port } = new URL(url);
  const token = entrance.slice(-32);
  expect(response.headers.get('set-cookie')).toBe(`editor-${port}=${token}; HttpOnly; SameSite=Strict; Path=/`);
  const wrong = `${token.slice(1)}${token[0]}`;
  expect(await statusFor({ cookie: `editor-${port}=${wrong}` })).toBe(403);
  expect(await statusFor({ cookie: '' }, 'GET', `/?chave=${wrong}`)).toBe(403);
});

test.each([
  ['GET', '/'],
  ['GET', '/enviar'],
  ['GET', '/mfe-shop/src/images/produtos/AP-10L-frente.svg'],
  ['POST', '/api/v1'],
  ['POST', '/enviar'],
])('without the token, %s %s is refused', async (method, path) => {
  expect(await statusFor({ cookie: '' }, method, path)).toBe(403);
});

test('its page loads nothing from other hosts', async () => {
  const response = await open('/');
  expect(response.headers.get('content-security-policy')).toContain(
    "default-src 'none'; script-src 'self' 'unsafe-eval';",
  );
  expect(await response.text()).not.toMatch(/https?:/);
});

test('a mistake is answered with its words, as 422', async () => {
  const place = 'mfe-shop/content/pagina-empresa.json';
  const { answer: entry } = await ask('getEntry', { path: place });
  const raw = JSON.stringify({ ...JSON.parse(entry.data), titulo: '' });
  const { status, answer } = await ask('persistEntry', { dataFiles: [{ path: place, raw }], assets: [], options });
  expect(status).toBe(422);
  expect(answer.error).toMatch(/^Título: escreva um texto/);
});

test('of two saves of one version at once, one is refused', async () => {
  const { answer: entry } = await ask('getEntry', { path: file });
  const { answer: sameEntry } = await ask('getEntry', { path: file });
  const save = (data: string, preco: number) =>
    ask('persistEntry', {
      dataFiles: [{ path: file, raw: JSON.stringify({ ...JSON.parse(data), preco }) }],
      assets: [],
      options,
    });
  const [first, second] = await Promise.all([save(entry.data, 160), save(sameEntry.data, 170)]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  const refused = [first, second].find(({ status }) => status === 409);
  expect(refused?.answer.error).toMatch(/^este item mudou desde que você o abriu/);
  expect(JSON.parse(await repository.read(file)).preco).toBe(first.status === 200 ? 160 : 170);
});

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const persisting = (raw: string, path = file) =>
  JSON.stringify({ action: 'persistEntry', params: { dataFiles: [{ path, raw }], assets: [], options } });

test.each([
  ['no JSON', '{', 400],
  ['an inherited field', '{"constructor":1}', 422],
  ['a prototype', '{"__proto__":{"action":"getEntry"},"params":{"path":"x"}}', 422],
  ['deep nesting', deep(5_000), 422],
  ['a picture that is not there', '{"action":"getMediaFile","params":{"path":"mfe-shop/src/images/x.png"}}', 404],
  ['a name with NUL', '{"action":"getMediaFile","params":{"path":"mfe-shop/src/images/\\u0000.png"}}', 422],
  ['a form with an inherited field', persisting('{"constructor":1}'), 422],
  ['a form with a prototype', persisting('{"__proto__":{"nome":"x"}}'), 422],
  ['a form that is no JSON', persisting('{'), 400],
  ['a form of nested fields', persisting(deep(9_000)), 422],
  ['a form with a huge text', persisting(JSON.stringify({ nome: 'x'.repeat(2 ** 19) })), 413],
  ['a name that is too long', persisting('{}', `mfe-shop/content/produtos/${'x'.repeat(300)}.json`), 422],
])('%s is refused, and is no failure of the program', async (_name, body, status) => {
  const response = await open('/api/v1', { method: 'POST', body });
  expect(response.status).toBe(status);
  expect((await response.json()).error).toMatch(/[a-z]{3}/);
});

test('neither a request of more than 128 MB nor an address that is none fails the program', async () => {
  expect(await statusFor({ 'content-length': String(2 ** 27 + 1) }, 'POST', '/api/v1')).toBe(413);
  expect(await statusFor({}, 'GET', '/%E0%A4%A')).toBe(400);
  expect(await statusFor({}, 'GET', '/page/..%5C..%5Cpackage.json')).toBe(422);
});

test('pictures are shown, other files of the repository are not', async () => {
  const picture = await open('/mfe-shop/src/images/produtos/AP-10L-frente.svg');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect((await open('/mfe-shop/src/images/produtos/none.svg')).status).toBe(404);
  expect((await open('/mfe-shop/content/produtos.ts')).status).toBe(422);
  expect((await open('/.git/config')).status).toBe(422);
});

test('a branch that cannot be sent is explained on the page', async () => {
  const page = await (await open('/enviar', { method: 'POST' })).text();
  expect(page).toContain('<p role="status">Não enviado: o Git respondeu: ');
});

test.each([
  ['mfe-shop-produtos/ap-10l', '/produtos/AP-10L'],
  ['mfe-shop-pagina-empresa', '/empresa'],
  ['mfe-shop-produtos/none', '/'],
])('%s is shown by the page %s of the site', async (entry, page) => {
  const response = await open(`/ver/${entry}`);
  expect([response.status, new URL(response.headers.get('location') ?? '').pathname]).toEqual([302, page]);
});

test('without a running site, the link says how to start one', async () => {
  site.close();
  site.closeAllConnections();
  const response = await open('/ver/mfe-shop-pagina-empresa');
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('npm run dev');
});

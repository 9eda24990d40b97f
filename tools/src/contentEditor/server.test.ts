import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ContentRepository, contentRepository } from '../testing/contentRepository';
import { declaredContent } from './declared';
import { openRepository } from './repository';
import { startEditorServer } from './server';

let repository: ContentRepository;
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
});
afterAll(async () => {
  await server.stop();
  site.close();
  await repository.remove();
});

/** `fetch` allows no host of one's own. */
function statusFor(headers: Readonly<Record<string, string>>, method = 'GET', path = '/'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${server.url}${path}`, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test('listens on this machine only, and answers neither a foreign host name nor a page of another site', async () => {
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const { host } = new URL(server.url);
  expect(await statusFor({})).toBe(200);
  expect(await statusFor({ host: 'evil.example:80' })).toBe(403);
  expect(await statusFor({ origin: 'https://evil.example' }, 'POST', '/enviar')).toBe(403);
  expect(await statusFor({ origin: `http://${host}` }, 'POST', '/none')).toBe(404);
});

test('its page loads nothing from other hosts', async () => {
  const response = await fetch(server.url);
  expect(response.headers.get('content-security-policy')).toContain(
    "default-src 'none'; script-src 'self' 'unsafe-eval';",
  );
  expect(await response.text()).not.toMatch(/https?:/);
});

test('a mistake is answered with its words, as 422', async () => {
  const raw = '{"titulo":"","anos":5}';
  const dataFiles = [{ path: 'mfe-shop/content/pagina-empresa.json', raw }];
  const body = { action: 'persistEntry', params: { dataFiles, assets: [], options: { commitMessage: 'x' } } };
  const response = await fetch(`${server.url}/api/v1`, { method: 'POST', body: JSON.stringify(body) });
  expect(response.status).toBe(422);
  expect((await response.json()).error).toMatch(/^Título: escreva um texto/);
});

test('pictures are shown, other files of the repository are not', async () => {
  const picture = await fetch(`${server.url}/mfe-shop/src/images/produtos/AP-10L-frente.svg`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect((await fetch(`${server.url}/mfe-shop/src/images/produtos/none.svg`)).status).toBe(404);
  expect((await fetch(`${server.url}/mfe-shop/content/produtos.ts`)).status).toBe(422);
  expect((await fetch(`${server.url}/.git/config`)).status).toBe(422);
});

test('counts and lists what is not sent', async () => {
  expect(await (await fetch(`${server.url}/unsent`)).json()).toBe(0);
  expect(await (await fetch(`${server.url}/enviar`)).text()).toContain('Não há mudanças gravadas a enviar.');
});

test('a branch that cannot be sent is explained on the page', async () => {
  const page = await (await fetch(`${server.url}/enviar`, { method: 'POST' })).text();
  expect(page).toContain('<p role="status">Não enviado: o Git respondeu: ');
});

test.each([
  ['mfe-shop-produtos/ap-10l', '/produtos/AP-10L'],
  ['mfe-shop-pagina-empresa', '/empresa'],
  ['mfe-shop-produtos/none', '/'],
])('%s is shown by the page %s of the site', async (entry, page) => {
  const response = await fetch(`${server.url}/ver/${entry}`, { redirect: 'manual' });
  expect([response.status, new URL(response.headers.get('location') ?? '').pathname]).toEqual([302, page]);
});

test('without a running site, the link says how to start one', async () => {
  site.close();
  site.closeAllConnections();
  const response = await fetch(`${server.url}/ver/mfe-shop-pagina-empresa`);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('npm run dev');
});

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { json, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { answer, type EditorApi } from './api';
import { type Edited, editorConfig, idOf } from './config';
import { filesOf } from './declared';
import { isThroughLink } from './links';
import { picturePlace } from './places';
import { Refusal } from './repository';
import { failedNotice, missingSitePage, refusedPage, sendPage, sentNotice } from './sendPage';
import { itemOf, restore, versionsPage } from './versions';

const host = '127.0.0.1';

const versionsPath = '/versoes/';

const apiPath = '/api/v1';

/** Parameter of the address with the token. */
const tokenName = 'chave';

const ownFile = (name: string) => fileURLToPath(new URL(`page/${name}`, import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
};

/** Decap CMS compiles schemas (`unsafe-eval`) and writes style elements. Nothing comes from other hosts. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self' data:",
  "connect-src 'self' blob: data:",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Largest request (bytes): nine photos of 10 MB, in base64. */
const mostBytes = 2 ** 27;

/** Serves who has the token, on this machine only. @param program folder of Decap CMS */
export async function startEditorServer(api: EditorApi, program: string, port: number) {
  /** Other users of the machine reach the port too. */
  const token = randomBytes(16).toString('hex');

  const server = createServer((request, response) => {
    response.setHeader('content-security-policy', policy);
    response.setHeader('cache-control', 'no-store');
    handle(request, response).catch((error: Error) => {
      if (!(error instanceof Refusal)) console.error(error);
      if (response.headersSent) return void response.destroy();
      const status = statusOf(error);
      if (request.url === apiPath) send(response, '.json', JSON.stringify({ error: error.message }), status);
      else send(response, '.html', refusedPage(error.message), status);
    });
  });
  await once(server.listen(port, host), 'listening');
  const address = server.address() as AddressInfo;
  const url = `http://${host}:${address.port}`;
  // Cookies of one host are for all its ports.
  const cookie = `editor-${address.port}`;
  return {
    url,
    /** Address with the token, for the owner's terminal only. */
    entrance: `${url}/?${tokenName}=${token}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await api.repository.inTurn(async () => {});
    },
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A page of another site could reach this port under a name of its own.
    const { pathname, searchParams } = addressOf(request, url);
    const { host: name = '', origin = `http://${name}` } = request.headers;
    if (!/^(?:127\.0\.0\.1|localhost):\d+$/.test(name) || origin !== `http://${name}`)
      throw new Refusal('somente neste computador', 403);
    if (isToken(searchParams.get(tokenName))) {
      const header = `${cookie}=${token}; HttpOnly; SameSite=Strict; Path=/`;
      return void response.writeHead(303, { location: '/', 'set-cookie': header }).end();
    }
    if (!isToken(cookieOf(request, cookie)))
      throw new Refusal('abra o endereço que npm run content mostra no terminal', 403);
    if (request.method === 'POST') return post(pathname, request, response);
    if (pathname === '/') return sendFile(response, ownFile('index.html'));
    const [, folder, base = ''] = /^\/(page|decap)\/([\w-][\w.-]*)$/.exec(pathname) ?? [];
    if (folder) return sendFile(response, folder === 'page' ? ownFile(base) : path.join(program, base));
    if (pathname === '/config.json') return send(response, '.json', JSON.stringify(editorConfig(api, url)));
    if (pathname === '/favicon.ico') return void response.writeHead(204).end();
    if (pathname === '/unsent') {
      const { length } = await api.repository.unsent();
      return send(response, '.json', JSON.stringify(length));
    }
    if (pathname.startsWith('/ver/')) return show(pathname, response);
    if (pathname === '/enviar') return send(response, '.html', sendPage(await api.repository.unsent()));
    if (pathname.startsWith(versionsPath))
      return send(response, '.html', await versionsPage(api, itemOf(api, pathname), pathname));
    const file = pathname.slice(1);
    picturePlace(api.contents, file);
    if (isThroughLink(api.root, file)) throw new Refusal(`${file} não existe`, 404);
    return sendFile(response, path.join(api.root, file));
  }

  function isToken(text: string | null): boolean {
    const digest = (value: string) => createHash('sha256').update(value).digest();
    return timingSafeEqual(digest(text ?? ''), digest(token));
  }

  async function show(pathname: string, response: ServerResponse): Promise<void> {
    const [, , id = '', slug = ''] = pathname.split('/');
    const address = sitePage(api, id, slug);
    if (address && (await answers(address))) return void response.writeHead(302, { location: address }).end();
    send(response, '.html', missingSitePage, 503);
  }

  async function post(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const length = Number(request.headers['content-length']);
    if (!(length <= mostBytes)) throw new Refusal('o envio passa de 128 MB; grave com menos fotos de cada vez', 413);
    const { inTurn, send: push } = api.repository;
    if (pathname === apiPath) {
      const body = await json(request).catch(() => {
        throw new Refusal('o editor pediu algo que não se lê', 400);
      });
      return send(response, '.json', JSON.stringify(await answer(api, body)));
    }
    if (pathname.startsWith(versionsPath)) {
      const file = itemOf(api, pathname);
      const fields = new URLSearchParams(await text(request));
      const [notice, status] = await inTurn(() => restore(api, file, fields)).then(
        () => ['Pronto: o item voltou a essa versão.', 200] as const,
        (error: Error) => [`Não voltou: ${error.message}`, statusOf(error)] as const,
      );
      return send(response, '.html', await versionsPage(api, file, pathname, notice), status);
    }
    if (pathname !== '/enviar') throw new Refusal('não encontrado', 404);
    const notice = await inTurn(push).then(sentNotice, failedNotice);
    send(response, '.html', sendPage(await api.repository.unsent(), notice));
  }
}

const statusOf = (error: Error) => (error instanceof Refusal ? error.status : 500);

function addressOf(request: IncomingMessage, base: string) {
  try {
    const { pathname, searchParams } = new URL(request.url ?? '/', base);
    return { pathname: decodeURIComponent(pathname), searchParams };
  } catch {
    throw new Refusal('este endereço não se lê', 400);
  }
}

function cookieOf({ headers }: IncomingMessage, name: string): string | null {
  const pairs = headers.cookie?.split('; ').map((pair) => pair.split('=', 2)) ?? [];
  return pairs.find(([key]) => key === name)?.[1] ?? null;
}

function send(response: ServerResponse, extension: string, body: string | Buffer, status = 200): void {
  response.writeHead(status, { 'content-type': types[extension] ?? 'application/octet-stream' }).end(body);
}

async function sendFile(response: ServerResponse, file: string): Promise<void> {
  const bytes = await readFile(file).catch(() => null);
  if (bytes) send(response, path.extname(file).toLowerCase(), bytes);
  else send(response, '.html', 'Não encontrado', 404);
}

/** Address of the page that shows an entry, else of the first page; null without a site. */
function sitePage({ root, contents, siteUrl }: Edited, id: string, slug: string): string | null {
  if (siteUrl === null) return null;
  const content = contents.find((each) => idOf(each) === id);
  const page = content?.declaration.page ?? '/';
  if (typeof page === 'string') return new URL(page, siteUrl).href;
  const entry = content && filesOf(root, content).find((file) => path.posix.basename(file.path, '.json') === slug);
  return new URL(entry ? page(entry.value) : '/', siteUrl).href;
}

const answers = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(3_000) }).then(
    () => true,
    () => false,
  );

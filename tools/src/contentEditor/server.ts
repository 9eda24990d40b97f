import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { answer, type EditorApi } from './api';
import { editorConfig } from './config';
import { picturePlace } from './places';
import { Question, Refusal } from './repository';
import { failedNotice, missingSitePage, sendPage, sentNotice } from './sendPage';
import { answers, sitePage } from './sitePage';

const host = '127.0.0.1';

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

/** Serves this machine only. @param program folder of Decap CMS */
export async function startEditorServer(api: EditorApi, program: string, port: number) {
  /** Saves run in sequence, since git locks the index. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };

  const server = createServer((request, response) => {
    response.setHeader('content-security-policy', policy);
    response.setHeader('cache-control', 'no-store');
    handle(request, response).catch((error: Error) => {
      const isRefusal = error instanceof Refusal;
      const status = error instanceof Question ? 428 : 422;
      if (!isRefusal) console.error(error);
      if (response.headersSent) response.destroy();
      else send(response, '.json', JSON.stringify({ error: error.message }), isRefusal ? status : 500);
    });
  });
  await once(server.listen(port, host), 'listening');
  const address = server.address() as AddressInfo;
  const url = `http://${host}:${address.port}`;
  return {
    url,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await last;
    },
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A page of another site could reach this port under a name of its own.
    const { pathname } = new URL(request.url ?? '/', url);
    const { host: name = '', origin = `http://${name}` } = request.headers;
    if (!/^(?:127\.0\.0\.1|localhost):\d+$/.test(name) || origin !== `http://${name}`)
      return send(response, '.html', 'Somente neste computador.', 403);
    if (request.method === 'POST') return post(pathname, request, response);
    if (pathname === '/') return sendFile(response, ownFile('index.html'));
    if (pathname.startsWith('/page/')) return sendFile(response, ownFile(path.posix.basename(pathname)));
    if (pathname === '/config.json') return send(response, '.json', JSON.stringify(editorConfig(api, url)));
    if (pathname === '/favicon.ico') return void response.writeHead(204).end();
    if (pathname === '/unsent') {
      const { length } = await api.repository.unsent();
      return send(response, '.json', JSON.stringify(length));
    }
    if (pathname.startsWith('/ver/')) return show(pathname, response);
    if (pathname === '/enviar') return send(response, '.html', sendPage(await api.repository.unsent()));
    if (pathname.startsWith('/decap/')) return sendFile(response, path.join(program, path.posix.basename(pathname)));
    const file = decodeURIComponent(pathname).slice(1);
    picturePlace(api.contents, file);
    return sendFile(response, path.join(api.root, file));
  }

  async function show(pathname: string, response: ServerResponse): Promise<void> {
    const [, , id = '', slug = ''] = decodeURIComponent(pathname).split('/');
    const address = sitePage(api, id, slug);
    if (address && (await answers(address))) return void response.writeHead(302, { location: address }).end();
    send(response, '.html', missingSitePage, 503);
  }

  async function post(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (pathname === '/api/v1') {
      const body = await json(request);
      return send(response, '.json', JSON.stringify(await inTurn(() => answer(api, body))));
    }
    if (pathname !== '/enviar') return send(response, '.html', 'Não encontrado', 404);
    const notice = await inTurn(() => api.repository.send()).then(sentNotice, failedNotice);
    send(response, '.html', sendPage(await api.repository.unsent(), notice));
  }
}

function send(response: ServerResponse, extension: string, body: string | Buffer, status = 200): void {
  response.writeHead(status, { 'content-type': types[extension] ?? 'application/octet-stream' }).end(body);
}

async function sendFile(response: ServerResponse, file: string): Promise<void> {
  const bytes = await readFile(file).catch(() => null);
  if (bytes) send(response, path.extname(file).toLowerCase(), bytes);
  else send(response, '.html', 'Não encontrado', 404);
}

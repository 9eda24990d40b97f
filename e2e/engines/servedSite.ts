import { Agent, createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Edit = (text: string) => string;

/** New connection for each request: a kept one may close in the moment of its reuse. */
const agent = new Agent({ keepAlive: false });

/** Proxy of one visitor's network: its faults are the same in every engine. */
export interface ServedSite {
  readonly url: string;
  readonly problems: readonly string[];
  /** Closes the connection for matching paths, until `heal`. */
  fail(path: RegExp): { heal(): void };
  /** Holds responses for matching paths, except prefetches, until `release`. */
  hold(path: RegExp): { release(): void };
  edit(path: RegExp, edit: Edit): void;
  close(): Promise<void>;
}

/** Makes a page report its console, for engines whose protocol does not. */
export const consoleHook: Edit = (html) => html.replace('<head>', '<head><script src="/console-hook.js"></script>');

const hookScript = `(()=>{
const tell=(line)=>{const it=new XMLHttpRequest();it.open('POST','/console-hook.js',false);it.send(line)};
for(const level of ['error','warn']){const real=console[level];console[level]=(...all)=>{real(...all);tell(level+': '+all.join(' '))}}
addEventListener('error',({message})=>tell('error: '+message));
addEventListener('unhandledrejection',({reason})=>tell('error: '+reason));
addEventListener('securitypolicyviolation',({effectiveDirective,blockedURI})=>tell('error: refused '+effectiveDirective+' '+blockedURI));
})()`;

export async function serveSite(upstream: string): Promise<ServedSite> {
  const problems: string[] = [];
  const failing = new Set<RegExp>();
  const held = new Map<RegExp, Promise<void>>();
  const edits: [RegExp, Edit][] = [];

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/';
    if (path === '/console-hook.js') {
      if (incoming.method === 'POST') problems.push((await buffer(incoming)).toString());
      outgoing.setHeader('content-type', 'text/javascript').end(hookScript);
      return;
    }
    const body = await buffer(incoming);
    // Held prefetches would occupy all six connections of a browser, which the page's styles need.
    const isAhead = incoming.headers['sec-purpose'] === 'prefetch' || incoming.headers['x-moz'] === 'prefetch';
    for (const [pattern, released] of held) if (!isAhead && pattern.test(path)) await released;
    if ([...failing].some((pattern) => pattern.test(path))) return void incoming.socket.destroy();
    const editing = edits.filter(([pattern]) => pattern.test(path));
    const { method, headers } = incoming;
    const changed = editing.length > 0 ? { 'accept-encoding': 'identity', 'if-none-match': '' } : {};
    const going = forward(
      new URL(path, upstream),
      { agent, method, headers: { ...headers, ...changed } },
      async (coming) => {
        const { 'content-length': _, 'transfer-encoding': __, ...rest } = coming.headers;
        const { statusCode = 502 } = coming;
        if (statusCode >= 400) problems.push(`error: ${statusCode} ${path}`);
        outgoing.writeHead(statusCode, rest);
        if (editing.length === 0) return coming.pipe(outgoing);
        outgoing.end(editing.reduce((text, [, edit]) => edit(text), (await buffer(coming)).toString()));
      },
    );
    going.on('error', ({ message }) => {
      problems.push(`error: ${message} ${path}`);
      incoming.socket.destroy();
    });
    going.end(body);
  }

  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    problems,
    fail(path) {
      failing.add(path);
      return { heal: () => void failing.delete(path) };
    },
    hold(path) {
      let release = () => {};
      held.set(
        path,
        new Promise((resolve) => {
          release = resolve;
        }),
      );
      return { release: () => release() };
    },
    edit: (path, edit) => void edits.push([path, edit]),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Base64. */
  readonly body?: string;
  /** Certificate (PEM) that https must show. */
  readonly ca?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Environment without npm's and Jest's variables, which would change what commands do. */
export const plain: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: '/root',
    LANG: 'C.UTF-8',
    DEBIAN_FRONTEND: 'noninteractive',
    // Spares the network.
    npm_config_prefer_offline: 'true',
    NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS,
    HTTPS_PROXY: process.env.HTTPS_PROXY,
    HTTP_PROXY: process.env.HTTP_PROXY,
    NO_PROXY: process.env.NO_PROXY,
  }).filter((entry): entry is [string, string] => entry[1] !== undefined),
);

export function collect({ stdout, stderr }: ChildProcess): () => string {
  let text = '';
  for (const stream of [stdout, stderr]) {
    stream?.on('data', (data: Buffer) => {
      text += data;
    });
  }
  return () => text;
}

const askingProgram = `
const [url, { method = 'GET', headers = {}, body = '', ca }] = JSON.parse(process.argv[1]);
const lookup = (_host, { all }, done) => all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);
const { request } = require(url.startsWith('https:') ? 'node:https' : 'node:http');
request(url, { method, headers, ca, lookup }, async (answer) => {
  const parts = await answer.toArray();
  const text = Buffer.concat(parts).toString();
  console.log(JSON.stringify({ status: answer.statusCode, headers: answer.headers, text }));
}).on('error', (error) => { console.error(error.message); process.exit(1); }).end(Buffer.from(body, 'base64'));
`;

/** Requests a URL in the network of a process, where every host name is 127.0.0.1. @throws Error when nothing answers */
export async function ask(leader: string, url: string, options: Question = {}): Promise<Answer> {
  const args = ['-t', leader, '-n', process.execPath, '-e', askingProgram, JSON.stringify([url, options])];
  const child = spawn('nsenter', args, { env: plain, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = collect(child);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${url}: ${printed().trim()}`);
  return JSON.parse(printed());
}

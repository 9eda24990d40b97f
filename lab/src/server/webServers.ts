import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firstFreePort } from '@site/delivery/build';
import { matching } from '@site/delivery/publish';
import { inRoot, type SiteFolder } from '@site/delivery/repository';
import { documentHeaders, partOfPages } from '@site/shared/serving';
import { onProcessor } from './processors';
import { type ProcessUse, processUse } from './processUse';

export interface MeasuredServer {
  readonly origin: string;
  readonly pid: number | undefined;
  /** What it uses, all of its processes together. */
  use(): Promise<ProcessUse>;
  stop(): void;
}

const firstPort = 3900;

/** Where the metrics of one of our servers are read: its port, and so much. */
const metricsPort = (port: number) => port + 1000;

export function metricsUrlOf({ origin }: MeasuredServer): string {
  return `http://127.0.0.1:${metricsPort(Number(new URL(origin).port))}/metrics`;
}

/** Starts this server in a process of its own, as `npm start -w server` does. */
export function startOurs(site: SiteFolder): Promise<MeasuredServer> {
  return start((port, folder) => ({
    command: [process.execPath, '--import', 'tsx', inRoot('server/src/main.ts')],
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      METRICS_ADDR: `127.0.0.1:${metricsPort(port)}`,
      SITE_DIR: site.base,
      DATA_DIR: folder,
    },
  }));
}

/** Starts Debian's nginx with one worker on the same files, with the same headers. */
export function startNginx(site: SiteFolder): Promise<MeasuredServer> {
  return start(async (port, folder) => {
    const file = path.join(folder, 'nginx.conf');
    await writeFile(file, await nginxConfiguration(site, port, folder));
    return { command: ['nginx', '-c', file, '-e', path.join(folder, 'error.log')], env: {} };
  });
}

interface Started {
  readonly command: readonly [string, ...string[]];
  readonly env: NodeJS.ProcessEnv;
}

async function start(prepare: (port: number, folder: string) => Started | Promise<Started>): Promise<MeasuredServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'perf-server-'));
  const port = await firstFreePort(firstPort);
  const origin = `http://127.0.0.1:${port}`;
  const { command, env } = await prepare(port, folder);
  const [file, ...args] = onProcessor(0, command);
  const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilItAnswers(origin, child);
  } catch (error) {
    stop();
    throw error;
  }
  return { origin, pid: child.pid, use: () => processUse(child.pid ?? 0), stop };
}

async function untilItAnswers(origin: string, child: ChildProcess): Promise<void> {
  let failure: Error | null = null;
  child.once('error', (error) => {
    failure = error;
  });
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; ) {
    if (failure) throw failure;
    if (child.exitCode !== null) break;
    const isThere = await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${child.spawnargs.join(' ')} does not answer at ${origin}`);
}

async function nginxConfiguration(site: SiteFolder, port: number, folder: string): Promise<string> {
  const headers: Record<string, string> = JSON.parse(await readFile(path.join(site.current, 'headers.json'), 'utf8'));
  // As this server does, with nothing that says something of documents alone where there is none.
  const lines = Object.entries(headers).flatMap(([name, value], index) =>
    documentHeaders.includes(name.toLowerCase())
      ? [
          `  map $sent_http_content_type $header${index} { default ${JSON.stringify(value)}; ${matching(partOfPages)} ""; }`,
          `  add_header ${name} $header${index};`,
        ]
      : [`  add_header ${name} ${JSON.stringify(value)};`],
  );
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
${bodies.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  keepalive_requests 1000000000;
${lines.join('\n')}
  server {
    listen 127.0.0.1:${port};
    root ${site.public};
    location / { try_files $uri $uri/index.html =404; }
  }
}
`;
}

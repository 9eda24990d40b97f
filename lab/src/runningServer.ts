import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { firstFreePort } from '@site/delivery/build';
import { startGroup } from '@site/delivery/program';
import { root, type SiteFolder } from '@site/delivery/repository';

/** Runs in another process, so that it takes no time from the measuring one. */
export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

const startLimitMs = 60_000;

export async function startSite(options: { site?: SiteFolder; checkout?: string }): Promise<RunningServer> {
  const { site, checkout = root } = options;
  const port = await firstFreePort(3200);
  const folder = await mkdtemp(path.join(tmpdir(), 'lab-server-'));
  const { child, end } = startGroup('npm', ['run', '--silent', 'start', '-w', 'server'], {
    cwd: checkout,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      METRICS_ADDR: 'off',
      DATA_DIR: folder,
      ...(site && { SITE_DIR: site.base }),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const kill = () => end('SIGTERM');
  process.once('exit', kill);
  const stop = async () => {
    kill();
    await ended;
    process.removeListener('exit', kill);
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  await waitForAnswer(url, child).catch(async (error) => {
    await stop();
    throw error;
  });
  return { url, stop };
}

async function waitForAnswer(url: string, child: ChildProcess): Promise<void> {
  const errors: unknown[] = [];
  child.stderr?.on('data', (text) => errors.push(text));
  child.once('error', ({ message }) => errors.push(message));
  for (const deadline = Date.now() + startLimitMs; Date.now() < deadline && child.exitCode === null; await sleep(50)) {
    const response = await fetch(url).catch(() => null);
    await response?.arrayBuffer();
    if (response?.ok) return;
  }
  throw new Error(`${child.spawnargs.join(' ')} does not answer at ${url}: ${errors.join('').trim()}`);
}

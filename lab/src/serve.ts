import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { firstFreePort } from '@site/delivery/build';

export interface Served {
  /** Without a slash at the end. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Longest that a server may take to answer for the first time (ms). */
const patience = 60_000;

/**
 * Serves what a checkout has published, by its own `npm start -w server`, in a process of its own: whatever is measured
 * is served alike, and not by the process that measures.
 *
 * @param checkout folder of the repository
 * @param siteDir folder of the site; the checkout's own unless given
 * @throws Error with what the server said, when it does not start
 */
export async function serve(checkout: string, dataDir: string, siteDir?: string): Promise<Served> {
  const port = await firstFreePort(3200);
  const child = spawn('npm', ['run', '--silent', 'start', '-w', 'server'], {
    cwd: checkout,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...(siteDir && { SITE_DIR: siteDir }),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own, to be ended as a whole: npm does not hand every signal on.
    detached: true,
  });
  let said = '';
  child.stderr?.on('data', (text) => {
    said += text;
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const kill = () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  process.once('exit', kill);
  const stop = async () => {
    kill();
    await ended;
    process.removeListener('exit', kill);
  };
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`The server of ${checkout} did not start: ${said.trim()}`);
    if (performance.now() - started > patience) {
      await stop();
      throw new Error(`The server of ${checkout} does not answer after ${patience / 1000} s: ${said.trim()}`);
    }
    await sleep(100);
  }
  return { url, stop };
}

const answers = (url: string) =>
  fetch(url).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );

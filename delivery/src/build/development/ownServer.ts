import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startGroup } from '../../../bin/program.mjs';

export interface OwnServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** ms; the first start prepares the package's dependencies. */
const longestStart = 60_000;

/** Runs the package's script `serve`. @throws Error if the script ends, or does not answer in time */
export async function startOwnServer(folder: string, port: number): Promise<OwnServer> {
  const url = `http://localhost:${port}`;
  return { url, stop: await startServing(['serve'], folder, { PORT: String(port) }, `${url}/remoteEntry.js`) };
}

/** Runs a script of npm, which writes to the standard error. @returns its end @throws Error if it ends before `address` answers, or does not answer in time */
export async function startServing(
  script: readonly string[],
  folder: string,
  env: NodeJS.ProcessEnv,
  address: string,
): Promise<() => Promise<void>> {
  const { child, end } = startGroup('npm', ['run', '--silent', ...script], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 2, 2],
  });
  process.once('exit', () => end('SIGTERM'));
  const label = `npm run ${script.join(' ')} of ${path.basename(folder)}`;
  let failure: Error | null = null;
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      failure = error;
    });
    child.once('close', () => resolve());
  });
  const deadline = performance.now() + longestStart;
  const isAnswered = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isAnswered())) {
    if (child.exitCode !== null) failure ??= new Error(`${label} ended`);
    if (performance.now() >= deadline) failure ??= new Error(`${label} does not answer at ${address}`);
    if (failure) {
      end('SIGTERM');
      throw failure;
    }
    await pause(100);
  }
  return () => {
    end('SIGTERM');
    return ended;
  };
}

import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
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
  const { child, end } = startGroup('npm', ['run', '--silent', 'serve'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  try {
    await answering(`${url}/remoteEntry.js`, child, path.basename(folder));
  } catch (error) {
    end('SIGTERM');
    throw error;
  }
  return {
    url,
    stop() {
      end('SIGTERM');
      return ended;
    },
  };
}

async function answering(entry: string, child: ChildProcess, name: string): Promise<void> {
  const deadline = performance.now() + longestStart;
  let failure: Error | null = null;
  child.once('error', (error) => {
    failure = error;
  });
  while (performance.now() < deadline) {
    if (failure || child.exitCode !== null) throw failure ?? new Error(`npm run serve of ${name} ended`);
    const answer = await fetch(entry).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`npm run serve of ${name} does not answer at ${entry}`);
}

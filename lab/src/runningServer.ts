import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { firstFreePort } from '@site/delivery/build';
import { root, type SiteFolder } from '@site/delivery/repository';

/** A web server in processes of its own: whatever is measured is not served by the process that measures. */
export interface RunningServer {
  /** Without a slash at the end. */
  readonly url: string;
  /** What its processes use, all together. */
  use(): Promise<ProcessUse>;
  /** Ends it, and removes its folder. */
  stop(): Promise<void>;
}

type Command = readonly [string, ...string[]];
type ServerCommand = { readonly command: Command; readonly cwd?: string; readonly env?: NodeJS.ProcessEnv };

/** Longest that a server may take to answer for the first time (ms). */
const patience = 60_000;

const canPin = cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0;

/**
 * The same command on one processor, so that load and server don't take it from each other; as it is where the machine
 * has but one, or can't.
 */
export function onProcessor(number: 0 | 1, command: Command): Command {
  return canPin ? ['taskset', '-c', String(number), ...command] : command;
}

/**
 * Serves a site by a checkout's own `npm start -w server`.
 *
 * @param site the checkout's own unless given
 * @param checkout folder of the repository, this one unless given
 * @throws Error with what the server said, when it does not start
 */
export function startSite({ site, checkout = root }: { site?: SiteFolder; checkout?: string }): Promise<RunningServer> {
  return startServer((port, folder) => ({
    command: ['npm', 'run', '--silent', 'start', '-w', 'server'],
    cwd: checkout,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      METRICS_ADDR: 'off',
      DATA_DIR: folder,
      ...(site && { SITE_DIR: site.base }),
    },
  }));
}

/**
 * Starts a server and waits until it answers.
 *
 * @param prepare gets a free port, and an empty folder that is the server's own
 * @throws Error with what the server said, when it does not start
 */
export async function startServer(
  prepare: (port: number, folder: string) => ServerCommand | Promise<ServerCommand>,
): Promise<RunningServer> {
  const port = await firstFreePort(3200);
  const folder = await mkdtemp(path.join(tmpdir(), 'lab-server-'));
  const { command, cwd, env } = await prepare(port, folder);
  const [file, ...args] = onProcessor(0, command);
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own, to be ended as a whole: npm does not hand every signal on.
    detached: true,
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
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers(url, child).catch(async (error) => {
    await stop();
    throw error;
  });
  return { url, use: () => useOfStarted(child.pid ?? 0), stop };
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  const said: unknown[] = [];
  child.stderr?.on('data', (text) => said.push(text));
  child.once('error', ({ message }) => said.push(message));
  for (const deadline = Date.now() + patience; Date.now() < deadline && child.exitCode === null; await sleep(50)) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
  }
  throw new Error(`${child.spawnargs.join(' ')} does not answer at ${url}: ${said.join('').trim()}`);
}

/** Length of a tick, and bytes of a page of memory, in `/proc/<pid>/stat`: Linux says 100 a second to every program. */
const tickMs = 10;
const pageBytes = 4096;

/** What processes use, as Linux tells it. */
export interface ProcessUse {
  /** Resident memory (MB). */
  readonly megabytes: number;
  /** Processor time since the start (ms). */
  readonly processorMs: number;
}

/** What those use that a process has started, and not it itself: npm, or nginx's master, which only wait. */
export async function useOfStarted(pid: number): Promise<ProcessUse> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean).map(Number);
  const uses = await Promise.all(children.flatMap((child) => [ownUse(child), useOfStarted(child)]));
  const sum = (figure: keyof ProcessUse) => uses.reduce((total, use) => total + use[figure], 0);
  return { megabytes: sum('megabytes'), processorMs: sum('processorMs') };
}

export async function ownUse(pid: number): Promise<ProcessUse> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may hold spaces; times and memory are the 12th, 13th and 22nd field after it (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const number = (field: number) => Number(fields[field - 1]);
  return { megabytes: (number(22) * pageBytes) / 2 ** 20, processorMs: (number(12) + number(13)) * tickMs };
}

import { spawn } from 'node:child_process';

export interface Place {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
}

export interface ServingProgram {
  readonly url: string;
  printed(): string;
  /** Sends SIGINT, as Ctrl+C does. @returns exit code */
  stop(): Promise<number | null>;
}

/** Omits settings for publishing, and Jest's variables. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const { SITE_STORE: _store, SITE_DIR: _site, JEST_WORKER_ID: _worker, NODE_ENV: _mode, ...environment } = process.env;
  return environment;
}

/** @throws Error with the output */
export async function run(program: string, args: readonly string[], place: Place): Promise<string> {
  const { closed, printed } = start(program, args, place);
  if ((await closed) !== 0) throw new Error(`${[program, ...args].join(' ')}\n${printed()}`);
  return printed();
}

/** Waits for the printed URL. @throws Error with the output */
export async function startServing(program: string, args: readonly string[], place: Place): Promise<ServingProgram> {
  const { child, closed, printed } = start(program, args, { ...place, detached: true });
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const [, found] = /\b(?:Ready|Serving|Editor)(?: on|:) (http:[^\s,]+)/.exec(printed()) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', look);
    closed.then(() => reject(new Error(`${program} ended before it answered\n${printed()}`)), reject);
  });
  return {
    url,
    printed,
    stop() {
      // Signals the whole process group, as a terminal does: npm starts other programs.
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, 'SIGINT');
      return closed;
    },
  };
}

function start(program: string, args: readonly string[], options: Place & { readonly detached?: boolean }) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      text += data;
    });
  }
  const closed = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  return { child, closed, printed: () => text };
}

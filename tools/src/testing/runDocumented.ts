import { type ChildProcess, spawn } from 'node:child_process';

/** Where the commands of a page are called, and with what in the environment. */
export interface Terminal {
  /** Folder of a checkout. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

/** A program that goes on until it is told to stop. */
export interface DocumentedServer {
  /** Where it answers. */
  readonly url: string;
  /**
   * As Ctrl+C does; resolves when it is gone.
   *
   * @returns what it printed
   */
  stop(): Promise<string>;
}

/** Whether a command goes on: the reader looks at what it serves, and ends it. */
export const isServer = (line: string): boolean => /^npm (start|run dev)\b/.test(line);

/** Nobody's settings of where to publish, and nothing by which programs know that a test has started them. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const { SITE_STORE: _store, SITE_DIR: _site, JEST_WORKER_ID: _worker, NODE_ENV: _mode, ...environment } = process.env;
  return environment;
}

/**
 * Calls a command as it stands in a page.
 *
 * @returns what it printed
 * @throws Error with that, when it fails
 */
export async function runDocumented(line: string, terminal: Terminal): Promise<string> {
  const { child, printed } = start(line, terminal);
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${line}\n${printed()}`);
  return printed();
}

/**
 * Calls one that goes on, and waits until it says where it answers.
 *
 * @throws Error with what it printed, when it ends before that
 */
export async function startDocumented(line: string, terminal: Terminal): Promise<DocumentedServer> {
  const { child, printed } = start(line, terminal);
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const [, found] = /^.*\bReady(?: on|:) (http:\S+)/m.exec(printed()) ?? [];
      if (found) resolve(found);
    };
    child.stdout?.on('data', look);
    void closed.then(() => reject(new Error(`${line} ended before it answered\n${printed()}`)));
  });
  return {
    url,
    async stop() {
      // The whole group, as a terminal does: npm starts other programs.
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
      await closed;
      return printed();
    },
  };
}

function start(line: string, { folder, env }: Terminal): { child: ChildProcess; printed: () => string } {
  const child = spawn('sh', ['-c', line], { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      text += data;
    });
  }
  return { child, printed: () => text };
}

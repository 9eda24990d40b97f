import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { firstFreePort } from '@site/delivery/build';

const host = '127.0.0.1';
const startLimitMs = 90_000;
const stopLimitMs = 15_000;

interface Options {
  readonly port: number;
  readonly firebaseCli?: string | undefined;
}

export type AuthEmulator = Awaited<ReturnType<typeof startAuthEmulator>>;

/** Ready once the stored accounts are read. `log` receives password-reset links. @throws Error of one line */
export function startAuthEmulator(options: Options & { dataDir: string; log: (line: string) => void }) {
  const folder = path.resolve(options.dataDir);
  const accounts = path.join(folder, 'accounts');
  const isStored = existsSync(path.join(accounts, 'firebase-export-metadata.json'));
  return startEmulator('auth', {
    ...options,
    folder,
    args: [...(isStored ? ['--import', accounts] : []), '--export-on-exit', accounts],
    onLine(line) {
      const link = /To reset the password for (\S+), follow this link: (\S+)/.exec(line);
      if (link) options.log(`Password reset for ${link[1]}: ${link[2]}`);
    },
  });
}

interface EmulatorOptions extends Options {
  readonly folder: string;
  readonly config?: object;
  readonly args?: readonly string[];
  readonly onLine?: (line: string) => void;
}

/** The project name starts with `demo-`, which never reaches a real project. @throws Error of one line */
export async function startEmulator(name: 'auth' | 'hosting', options: EmulatorOptions) {
  const { port, folder, config = {}, args = [], onLine = () => {}, firebaseCli } = options;
  await mkdir(path.join(folder, 'tmp'), { recursive: true });
  const emulators = {
    [name]: { host, port },
    // Two emulators that start at once would find the same free port.
    hub: { host, port: await firstFreePort(port + 10) },
    logging: { host, port: await firstFreePort(port + 20) },
    ui: { enabled: false },
  };
  await writeFile(path.join(folder, 'firebase.json'), `${JSON.stringify({ ...config, emulators }, null, 2)}\n`);
  const cli = firebaseCli ?? createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const start = ['emulators:start', '--only', name, '--project', 'demo-site', '--non-interactive', ...args];
  const child = spawn(process.execPath, [cli, ...start], {
    cwd: folder,
    // Ctrl+C in the terminal would end it before it saves the accounts.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // No prompts, no search for updates.
      CI: '1',
      NO_COLOR: '1',
      TMPDIR: path.join(folder, 'tmp'),
      XDG_CONFIG_HOME: path.join(folder, 'config'),
    },
  });
  const exited = new Promise<false>((done) => {
    child.once('close', () => done(false)).once('error', () => done(false));
  });
  const killGroup = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The group has ended.
    }
  };
  process.once('exit', killGroup);
  void exited.then(() => process.off('exit', killGroup));

  let failure = 'it was not ready in time';
  const ready = new Promise<true>((done) => {
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        // The port answers earlier, before the stored accounts are read.
        if (line.includes('All emulators ready!')) done(true);
        const error = /^\s*Error: (.+)/.exec(line)?.[1];
        if (error) failure = /port taken/.test(error) ? `port ${port} is in use` : error;
        onLine(line);
      });
    }
  });
  if (!(await Promise.race([ready, exited, pause(startLimitMs, false, { ref: false })]))) {
    killGroup();
    await exited;
    throw new Error(`The ${name === 'auth' ? 'sign-in' : name} emulator did not start: ${failure}`);
  }
  return {
    url: `http://localhost:${port}`,
    async stop() {
      // Signals only the command line: a second signal to the group would cancel the saving of accounts.
      child.kill('SIGINT');
      await Promise.race([exited, pause(stopLimitMs, undefined, { ref: false })]);
      killGroup();
      await exited;
    },
  };
}

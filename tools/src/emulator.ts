import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { firstFreePort } from '@site/delivery/build';

/** Project of the emulator; names that start with `demo-` never reach a real one. */
const project = 'demo-site';
const host = '127.0.0.1';
/** ms until the emulator must be ready. */
const startLimit = 90_000;
/** ms for the export of the accounts on stop. */
const stopLimit = 15_000;

interface Options {
  /** Free TCP port for the emulator. */
  readonly port: number;
  /** Folder that keeps the accounts between runs; made when missing. */
  readonly dataDir: string;
  /** Takes lines worth a reader's time, such as password-reset links. */
  readonly log: (line: string) => void;
  /** The command line of firebase-tools; the dependency unless given. */
  readonly firebaseCli?: string;
}

export type AuthEmulator = Awaited<ReturnType<typeof startAuthEmulator>>;

/**
 * Starts the Firebase Auth emulator and waits until it is ready, the accounts it kept included (at most 90 s).
 *
 * @throws Error of one line when it can't start
 */
export async function startAuthEmulator({ port, dataDir, log, firebaseCli }: Options) {
  const cli = firebaseCli ?? createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const folder = resolve(dataDir);
  const accounts = join(folder, 'accounts');
  await prepareFolder(folder, port);
  const kept = existsSync(join(accounts, 'firebase-export-metadata.json'));
  const child = spawn(
    process.execPath,
    [
      cli,
      ...['emulators:start', '--only', 'auth', '--project', project, '--non-interactive'],
      ...(kept ? ['--import', accounts] : []),
      ...['--export-on-exit', accounts],
    ],
    {
      cwd: folder,
      // A group of its own: Ctrl-C in the terminal must not reach it before its accounts are saved.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its settings, caches and locks stay in our folder; `CI` keeps it from asking or looking for updates.
      env: {
        ...process.env,
        CI: '1',
        NO_COLOR: '1',
        TMPDIR: join(folder, 'tmp'),
        XDG_CONFIG_HOME: join(folder, 'config'),
      },
    },
  );
  const exited = new Promise<false>((done) => {
    child.once('close', () => done(false)).once('error', () => done(false));
  });
  const killGroup = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The group is gone already.
    }
  };
  process.once('exit', killGroup);
  void exited.then(() => process.off('exit', killGroup));

  let failure = 'it was not ready in time';
  const ready = new Promise<true>((done) => {
    const hear = (line: string) => {
      // Its port answers earlier, while the kept accounts are read.
      if (line.includes('All emulators ready!')) done(true);
      const link = /To reset the password for (\S+), follow this link: (\S+)/.exec(line);
      if (link) log(`Password reset for ${link[1]}: ${link[2]}`);
      failure = /^\s*Error: (.+)/.exec(line)?.[1] ?? failure;
    };
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', hear);
  });
  if (!(await Promise.race([ready, exited, pause(startLimit, false, { ref: false })]))) {
    killGroup();
    await exited;
    throw new Error(`The sign-in emulator did not start: ${failure}`);
  }
  return {
    url: `http://localhost:${port}`,
    /** Saves the accounts and ends the emulator; resolves when its processes are gone. */
    async stop() {
      // The command line alone: it saves the accounts first; a second signal would make it give up on that.
      child.kill('SIGINT');
      await Promise.race([exited, pause(stopLimit, undefined, { ref: false })]);
      killGroup();
      await exited;
    },
  };
}

async function prepareFolder(folder: string, port: number): Promise<void> {
  await mkdir(join(folder, 'tmp'), { recursive: true });
  const emulators = {
    auth: { host, port },
    // Beside its own port: two emulators that are started together would find the same ones free.
    hub: { host, port: await firstFreePort(port + 10) },
    logging: { host, port: await firstFreePort(port + 20) },
    ui: { enabled: false },
  };
  await writeFile(join(folder, 'firebase.json'), `${JSON.stringify({ emulators }, null, 2)}\n`);
}

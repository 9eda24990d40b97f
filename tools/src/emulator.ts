import { type ChildProcess, spawn } from 'node:child_process';
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
  /** The command line of firebase-tools; found among the dependencies unless given. */
  readonly firebaseCli?: string;
}

export interface AuthEmulator {
  readonly url: string;
  /** Saves the accounts and ends the emulator; resolves when its processes are gone. */
  stop(): Promise<void>;
}

/** The emulator did not start; the message is one line that says why. */
export class EmulatorError extends Error {
  override name = 'EmulatorError';
}

/**
 * Starts the Firebase Auth emulator and waits until it is ready, the accounts it kept included (at most 90 s).
 *
 * @throws EmulatorError when it can't start
 */
export async function startAuthEmulator({ port, dataDir, log, firebaseCli }: Options): Promise<AuthEmulator> {
  const cli = firebaseCli ?? findFirebaseCli();
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
  const exited = new Promise<void>((done) => void child.once('close', () => done()).once('error', () => done()));
  const killGroup = () => signalGroup(child, 'SIGKILL');
  process.once('exit', killGroup);
  void exited.then(() => process.off('exit', killGroup));
  // Until it has started nobody can stop it, and a signal that ends this process would leave it behind.
  const releaseSignals = onSignal(killGroup);

  const output = relayOutput(child, log);
  const isReady = await Promise.race([
    output.ready.then(() => true),
    exited.then(() => false),
    pause(startLimit, false, { ref: false }),
  ]);
  releaseSignals();
  if (!isReady) {
    killGroup();
    await exited;
    throw new EmulatorError(`The sign-in emulator did not start: ${output.failure() ?? 'it was not ready in time'}`);
  }
  return { url: `http://localhost:${port}`, stop: () => stop(child, exited) };
}

/** @throws EmulatorError when firebase-tools is not installed */
function findFirebaseCli(): string {
  try {
    return createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  } catch {
    throw new EmulatorError('The sign-in emulator did not start: firebase-tools is not installed (run npm install)');
  }
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

interface Output {
  /** Resolves once the emulator says that it is ready; its port answers earlier, while the kept accounts are read. */
  readonly ready: Promise<void>;
  /** @returns the reason the emulator itself gave for failing, if any */
  failure(): string | undefined;
}

/** Reads what the emulator prints, and passes reset links on to `log`. */
function relayOutput({ stdout, stderr }: ChildProcess, log: Options['log']): Output {
  let failure: string | undefined;
  const ready = new Promise<void>((resolve) => {
    for (const stream of [stdout, stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        if (line.includes('All emulators ready!')) resolve();
        const link = /To reset the password for (\S+), follow this link: (\S+)/.exec(line);
        if (link) log(`Password reset for ${link[1]}: ${link[2]}`);
        const error = /^\s*Error: (.+)/.exec(line);
        if (error) failure = error[1];
      });
    }
  });
  return { ready, failure: () => failure };
}

async function stop(child: ChildProcess, exited: Promise<void>): Promise<void> {
  // The command line alone: it saves the accounts first; a second signal would make it give up on that.
  child.kill('SIGINT');
  await Promise.race([exited, pause(stopLimit, undefined, { ref: false })]);
  signalGroup(child, 'SIGKILL');
  await exited;
}

/** Does something before a signal ends this process. @returns a function that leaves signals alone again */
function onSignal(action: () => void): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const handle = (signal: NodeJS.Signals) => {
    action();
    release();
    process.kill(process.pid, signal);
  };
  const release = () => {
    for (const signal of signals) process.off(signal, handle);
  };
  for (const signal of signals) process.on(signal, handle);
  return release;
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group is gone already.
  }
}

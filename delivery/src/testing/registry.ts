import { type ChildProcess, fork } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { firstFreePort } from '../build';

const startLimitMs = 60_000;

export interface RegistryOptions {
  readonly storage?: string;
  /** Such as `{ '@site/mfe-catalog': 'catalog-team' }`; other packages are open to all. */
  readonly owners?: Readonly<Record<string, string>>;
}

export interface Registry {
  readonly url: string;
  addUser(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** Verdaccio, readable by all, without an upstream. */
export async function startRegistry({ storage, owners = {} }: RegistryOptions = {}): Promise<Registry> {
  const folder = storage ?? (await mkdtemp(path.join(tmpdir(), 'site-registry-')));
  await mkdir(folder, { recursive: true });
  const config = path.join(folder, 'config.yaml');
  await writeFile(config, JSON.stringify(configuration(owners), null, 2));
  // Outside the range of ephemeral ports.
  const port = await firstFreePort(20_000 + Math.floor(Math.random() * 10_000));
  const url = `http://127.0.0.1:${port}/`;
  const child = fork(createRequire(import.meta.url).resolve('verdaccio/bin/verdaccio'), ['-c', config, '-l', url], {
    cwd: folder,
    // Ends the registry with this process.
    execArgv: ['--no-warnings', '--import', "data:text/javascript,process.on('disconnect', () => process.exit())"],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const exited = new Promise<void>((done) => void child.once('close', () => done()).once('error', () => done()));
  const output = collectOutput(child);
  const stop = async () => {
    child.kill('SIGKILL');
    await exited;
    if (!storage) await rm(folder, { recursive: true, force: true });
  };
  const isReady = await Promise.race([
    new Promise<boolean>((done) => child.once('message', () => done(true))),
    exited.then(() => false),
    pause(startLimitMs, false, { ref: false }),
  ]);
  if (!isReady) {
    await stop();
    throw new Error(`The registry did not start: ${output()}`);
  }
  return { url, stop, addUser: (name) => addUser(url, name) };
}

/** JSON is valid YAML. */
const configuration = (owners: Readonly<Record<string, string>>) => ({
  storage: './packages',
  auth: { htpasswd: { file: './htpasswd', algorithm: 'bcrypt', rounds: 4 } },
  uplinks: {},
  packages: {
    ...Object.fromEntries(Object.entries(owners).map(([name, publish]) => [name, { access: '$all', publish }])),
    '**': { access: '$all', publish: '$all' },
  },
  web: { enable: false },
  max_body_size: '100mb',
  log: { type: 'stdout', format: 'json', level: 'error' },
});

async function addUser(url: string, name: string): Promise<string> {
  const response = await fetch(`${url}-/user/org.couchdb.user:${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password: `password of ${name}` }),
  });
  const { token } = (await response.json()) as { token?: string };
  if (!token) throw new Error(`The registry made no user "${name}" (${response.status})`);
  return token;
}

function collectOutput({ stdout, stderr }: ChildProcess): () => string {
  let text = '';
  for (const stream of [stdout, stderr]) {
    stream?.on('data', (data: Buffer) => {
      text = `${text}${data}`.slice(-2_000);
    });
  }
  return () => text.trim() || 'it said nothing';
}

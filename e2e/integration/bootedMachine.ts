import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect as connectTo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { memoryFolder } from '@site/delivery/testing/memoryFolder';
import { type Answer, ask, collect, plain, type Question } from './namespaces';
import { sharedFolder } from './sharedFolder';

/** This machine's files under a systemd of its own, without a network way out. */
export interface BootedMachine {
  file(name: string): string;
  /** Runs as root, with this machine's network, which installations need. @throws Error with the output */
  run(line: string, folder?: string): Promise<string>;
  /** Requests in the services' network, where every host name is 127.0.0.1. */
  ask(url: string, options?: Question): Promise<Answer>;
  /** Addresses in the hexadecimal form of `/proc/net/tcp`. */
  listening(port: number): Promise<readonly string[]>;
  reboot(): Promise<void>;
  stop(): Promise<void>;
}

const nspawn = '/usr/bin/systemd-nspawn';

/** Changes are kept in a folder. The mount ends with the process that replaces this shell. */
const mountOver = (folder: string, line: string) =>
  `mount -t overlay overlay -o lowerdir=/,upperdir=${folder}/changes,workdir=${folder}/work ${folder}/root && ${line}`;

export function whyNotBooted(): string | null {
  if (process.getuid?.() !== 0) return 'it takes root';
  if (!existsSync(nspawn)) return 'systemd-nspawn is missing (apt-get install systemd-container)';
  if (!existsSync('/etc/debian_version') || !existsSync('/usr/bin/node'))
    return 'it takes Debian with Node in /usr/bin';
  const script = `f=$(mktemp -d -p ${memoryFolder()}) && cd $f && mkdir changes work root &&
    unshare -m sh -c '${mountOver('$0', 'true')}' $f; code=$?; rm -rf $f; exit $code`;
  const { status } = spawnSync('sh', ['-c', script], { stdio: 'ignore' });
  return status === 0 ? null : 'an overlay of / cannot be mounted';
}

interface Options {
  readonly prepare: (root: string) => Promise<void>;
  /** The system's services reach these ports at 127.0.0.1. */
  readonly ports: readonly number[];
}

/** ms, for busy machines. */
const patience = 240_000;

/** @throws Error with the console's text when the system is not up in time */
export async function bootMachine({ prepare, ports }: Options): Promise<BootedMachine> {
  const folder = await mkdtemp(path.join(sharedFolder(), 'machine-'));
  // The root has this folder's mode.
  for (const name of ['changes', 'work', 'root']) await mkdir(path.join(folder, name), { mode: 0o755 });
  await prepare(path.join(folder, 'changes'));
  const forwarding = await forwardPorts(folder, ports);
  let running = await boot(folder);
  await forwarding.into(running.leader);
  const leave = async (command: string) => {
    await running.run(command).catch(() => '');
    await running.ended;
  };
  return {
    file: (name) => path.join(`/proc/${running.leader}/root`, name),
    run: (line, cwd = '/') => running.run(line, cwd),
    ask: (url, options) => ask(running.leader, url, options),
    listening: (port) => listening(running.leader, port),
    async reboot() {
      await leave('systemctl reboot');
      running = await boot(folder);
      await forwarding.into(running.leader);
    },
    async stop() {
      // Services may take 90 s each to end, and nothing is kept.
      await leave('systemctl poweroff --force --force');
      forwarding.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function boot(folder: string) {
  // A machine without systemd has no scopes.
  const keepUnit = existsSync('/run/systemd/system') ? '' : '--keep-unit';
  // Ends with this process, because tests may be killed.
  const line = `exec setpriv --pdeathsig TERM ${nspawn} -q -b -D ${folder}/root --register=no ${keepUnit} --private-network`;
  const child = spawn('unshare', ['-m', 'sh', '-c', mountOver(folder, line)], {
    env: { ...plain, SYSTEMD_NSPAWN_API_VFS_WRITABLE: 'yes' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((done) => void child.once('close', () => done()).once('error', () => done()));
  const printed = collect(child);
  for (const deadline = Date.now() + patience; ; await pause(300)) {
    const leader = await systemdBelow(child.pid);
    // The console's last lines are lost when the login prompt comes first.
    const isUp = leader && (await runIn(leader, 'systemctl is-active multi-user.target', '/').catch(() => ''));
    if (isUp) return { leader, ended, run: (command: string, cwd = '/') => runIn(leader, command, cwd) };
    if (child.exitCode === null && Date.now() < deadline) continue;
    if (leader) process.kill(Number(leader), 'SIGKILL');
    child.kill('SIGKILL');
    throw new Error(`The system was not up within ${patience / 1000} s\n${printed().slice(-4_000)}`);
  }
}

/** The other children of this process, before it starts the system, belong to this machine. */
async function systemdBelow(parent: number | undefined): Promise<string | null> {
  const read = (file: string) => readFile(`/proc/${file}`, 'utf8').catch(() => '');
  const child = (await read(`${parent}/task/${parent}/children`)).trim();
  return /^\d+$/.test(child) && (await read(`${child}/comm`)) === 'systemd\n' ? child : null;
}

async function runIn(leader: string, line: string, cwd: string): Promise<string> {
  const args = ['-t', leader, '-m', '-u', '-i', '-p', '-C', 'bash', '-c', `cd ${cwd} && { ${line}\n}`];
  const child = spawn('nsenter', args, { env: plain, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = collect(child);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${line}\n${printed()}`);
  return printed();
}

async function listening(leader: string, port: number): Promise<readonly string[]> {
  const hexadecimal = port.toString(16).toUpperCase().padStart(4, '0');
  const tables = await Promise.all(['tcp', 'tcp6'].map((name) => readFile(`/proc/${leader}/net/${name}`, 'utf8')));
  return tables
    .flatMap((table) => table.split('\n').slice(1))
    .map((row) => row.trim().split(/\s+/))
    .filter(([, local = '', , state]) => state === '0A' && local.endsWith(`:${hexadecimal}`))
    .map(([, local = '']) => local.split(':')[0] ?? '');
}

const forwardingProgram = `
const { createServer, connect } = require('node:net');
for (const port of JSON.parse(process.argv[1])) {
  createServer((socket) => {
    const other = connect(process.argv[2] + '/' + port + '.sock');
    socket.pipe(other).pipe(socket);
    for (const each of [socket, other]) each.on('error', () => { socket.destroy(); other.destroy(); });
  }).listen(port, '127.0.0.1', () => console.log('listening'));
}
`;

/** Unix sockets are not separated by a network namespace. */
async function forwardPorts(folder: string, ports: readonly number[]) {
  const servers = await Promise.all(
    ports.map(async (port) => {
      const server = createServer((socket) => {
        const other = connectTo(port, '127.0.0.1');
        socket.pipe(other).pipe(socket);
        for (const each of [socket, other]) {
          each.on('error', () => {
            socket.destroy();
            other.destroy();
          });
        }
      });
      await once(server.listen(path.join(folder, `${port}.sock`)), 'listening');
      return server;
    }),
  );
  let inside: ChildProcess | undefined;
  return {
    async into(leader: string) {
      inside?.kill();
      const program = [process.execPath, '-e', forwardingProgram, JSON.stringify(ports), folder];
      inside = spawn('setpriv', ['--pdeathsig', 'KILL', 'nsenter', '-t', leader, '-n', ...program], {
        env: plain,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      if (inside.stdout) await once(inside.stdout, 'data');
    },
    close() {
      inside?.kill();
      for (const server of servers) server.close();
    },
  };
}

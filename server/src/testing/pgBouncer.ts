import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort';
import { systemUser } from './postgres';
import { until } from './temporaryFolder';

const program = '/usr/sbin/pgbouncer';

/** Null where Debian's package is not installed. */
export const pgBouncerProgram = (): string | null => (existsSync(program) ? program : null);

/** Pools transactions: consecutive ones of a client may run on different connections. @param url of a database of PostgreSQL */
export async function startPgBouncer(url: string) {
  const folder = await mkdtemp(join(tmpdir(), 'site-pgbouncer-'));
  const port = await freePort();
  const { port: databasePort } = new URL(url);
  const settings = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users');
  await writeFile(users, '"site" ""\n');
  await writeFile(
    settings,
    `[databases]
* = host=127.0.0.1 port=${databasePort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 3
server_round_robin = 1
`,
  );
  const user = systemUser();
  if (user) await chown(folder, user.uid, user.gid);
  const child = spawn(program, [settings], { ...user, stdio: 'ignore' });
  await until(() => answers(port));
  const through = new URL(url);
  through.port = String(port);
  return {
    url: through.href,
    async remove() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

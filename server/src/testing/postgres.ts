import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort';

export interface PostgresCluster {
  readonly url: string;
  /** As `kill -9` does. */
  stop(): void;
  start(): void;
  /** Makes it a standby, which is read-only. */
  demote(): void;
  promote(): void;
  askPassword(user: string): void;
  remove(): Promise<void>;
}

/** Newest version that Debian installed; null without one. */
export function postgresPrograms(): string | null {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(base, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

/** Neither PostgreSQL nor PgBouncer runs as root. Null for the tests' own user. */
export const systemUser = () => (userInfo().uid === 0 ? idsOf('postgres') : null);

export async function startPostgres(programs: string): Promise<PostgresCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'site-postgres-'));
  const user = systemUser();
  if (user) await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), ['-D', join(folder, 'data'), ...args], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  run('initdb', '-U', 'site', '--auth=trust', '--no-sync', '-E', 'UTF8');
  const port = await freePort();
  const start = () =>
    run('pg_ctl', '-w', '-l', join(folder, 'log'), '-o', `-p ${port} -k ${folder} -h 127.0.0.1`, 'start');
  const stop = () => run('pg_ctl', '-w', '-m', 'immediate', 'stop');
  start();
  return {
    url: `postgres://site@127.0.0.1:${port}/postgres`,
    start,
    stop,
    demote() {
      writeFileSync(join(folder, 'data/standby.signal'), '');
      run('pg_ctl', '-w', '-m', 'fast', 'stop');
      start();
    },
    promote() {
      run('pg_ctl', '-w', 'promote');
    },
    askPassword(name) {
      const path = join(folder, 'data/pg_hba.conf');
      writeFileSync(path, `host all ${name} 127.0.0.1/32 scram-sha-256\n${readFileSync(path, 'utf8')}`);
      run('pg_ctl', 'reload');
    },
    async remove() {
      try {
        stop();
      } catch {
        // Stopped already.
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function idsOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name]).toString());
  return { uid: id('-u'), gid: id('-g') };
}

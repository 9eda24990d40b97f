import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort';

export interface PostgresCluster {
  readonly url: string;
  /** As `kill -9` of the whole database would. */
  stop(): void;
  start(): void;
  /** Starts it again as a standby, which answers reads alone, or with `isHot` false nothing (`57P03`). */
  demote(isHot: boolean): void;
  /** Ends being a standby. */
  promote(): void;
  /** Has it ask a user for the password from now on. */
  askPassword(user: string): void;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
}

/** Folder of the newest PostgreSQL's programs, where Debian has them; null where it is not installed. */
export function postgresPrograms(): string | null {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(base, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

/** A database cluster of one's own, in a temporary folder and on a port that is free. It refuses to run as root. */
export async function startPostgres(programs: string): Promise<PostgresCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'site-postgres-'));
  const user = userInfo().uid === 0 ? idsOf('postgres') : null;
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
  const start = (more = '') =>
    run('pg_ctl', '-w', '-l', join(folder, 'log'), '-o', `-p ${port} -k ${folder} -h 127.0.0.1 ${more}`, 'start');
  const stop = () => run('pg_ctl', '-w', '-m', 'immediate', 'stop');
  start();
  return {
    url: `postgres://site@127.0.0.1:${port}/postgres`,
    start: () => void start(),
    stop,
    demote(isHot) {
      writeFileSync(join(folder, 'data/standby.signal'), '');
      run('pg_ctl', '-w', '-m', 'fast', 'stop');
      start(`-c hot_standby=${isHot ? 'on' : 'off'}`);
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
        // It is stopped already.
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function idsOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name]).toString());
  return { uid: id('-u'), gid: id('-g') };
}

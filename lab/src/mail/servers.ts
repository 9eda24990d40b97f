import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '@site/delivery/repository';

export interface MailServers {
  /** Address of one of them, in turn; waits for one that is just starting again. */
  origin(): Promise<string>;
  /** `kill -9` for the next in turn, and another one in its place. */
  killOne(): void;
  pids(): readonly (number | undefined)[];
  stop(): void;
}

/** Servers in processes of their own, to be killed. All keep their messages in one folder, or in the database. */
export function startMailServers(count: number, folder: string, smtpUrl: string, databaseUrl?: string): MailServers {
  const program = inRoot('server/src/testing/mailServerProcess.ts');
  let turn = 0;
  let kills = 0;
  let stopped = false;

  function launch(): { child: ChildProcess; origin: Promise<string> } {
    const args = ['--import', 'tsx', program, folder, smtpUrl, ...(databaseUrl ? [databaseUrl] : [])];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const origin = once(child.stdout, 'data').then(([line]) => String(line).trim());
    return { child, origin };
  }

  const servers = Array.from({ length: count }, launch);
  return {
    origin() {
      turn += 1;
      return servers[turn % count]?.origin ?? Promise.reject(new Error('There is no server'));
    },
    killOne() {
      if (stopped) return;
      const victim = kills % count;
      kills += 1;
      servers[victim]?.child.kill('SIGKILL');
      servers[victim] = launch();
    },
    pids: () => servers.map(({ child }) => child.pid),
    stop() {
      stopped = true;
      for (const { child } of servers) child.kill('SIGKILL');
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * Servers of messages alone, in processes of their own, to be killed. All keep their messages in one folder, or in the
 * database; pauses between their tries are short, so that a run ends today.
 */
export function startMailServers(count: number, folder: string, smtpUrl: string, databaseUrl?: string) {
  const program = fileURLToPath(import.meta.resolve('server/testing/mailServerProcess'));
  let turn = 0;
  let kills = 0;

  function launch(): { child: ChildProcess; origin: Promise<string> } {
    const args = ['--import', 'tsx', program, folder, smtpUrl, ...(databaseUrl ? [databaseUrl] : [])];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const origin = once(child.stdout, 'data').then(([line]) => String(line).trim());
    return { child, origin };
  }

  const servers = Array.from({ length: count }, launch);
  return {
    /** Address of one of them, in turn; waits for one that is just starting again. */
    origin(): Promise<string> {
      turn += 1;
      return servers[turn % count]?.origin ?? Promise.reject(new Error('There is no server'));
    },
    /** `kill -9` for the next in turn, and another one in its place. */
    killOne() {
      const victim = kills % count;
      kills += 1;
      servers[victim]?.child.kill('SIGKILL');
      servers[victim] = launch();
    },
    stop() {
      for (const { child } of servers) child.kill('SIGKILL');
    },
  };
}

export type MailServers = ReturnType<typeof startMailServers>;

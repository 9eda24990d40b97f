import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server of messages alone, in a process of its own, to be killed. */
export interface MailServer {
  /** Its address, once it listens. */
  readonly origin: Promise<string>;
  /** `kill -9` */
  kill(): void;
}

/** Its pauses between tries are short, so that a run ends today. It keeps its messages in the folder, or in the database. */
export function startMailServer(folder: string, smtpUrl: string, databaseUrl?: string): MailServer {
  const program = fileURLToPath(import.meta.resolve('server/testing/mailServerProcess'));
  const args = ['--import', 'tsx', program, folder, smtpUrl, ...(databaseUrl ? [databaseUrl] : [])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const origin = once(child.stdout, 'data').then(([line]) => String(line).trim());
  return { origin, kill: () => child.kill('SIGKILL') };
}

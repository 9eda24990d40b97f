import { spawn } from 'node:child_process';
import { inRoot } from '@site/delivery/repository';

/**
 * Floods a server from a process of its own: with messages, or with an observation.
 *
 * @returns how long it took (s), and how many were answered with which status
 */
export function flood(origin: string, perSecond: string, seconds: string, observation?: string) {
  const program = inRoot('lab/src/mail/floodProcess.ts');
  const args = [origin, perSecond, seconds, ...(observation ? [observation] : [])];
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise<{ seconds: number; statuses: Record<string, number> }>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => {
      try {
        resolve(JSON.parse(output));
      } catch (error) {
        reject(error);
      }
    });
  });
}

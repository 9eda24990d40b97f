import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '@site/delivery/repository';

/** Versions of Node that the site is tested on, the oldest first (https://nodejs.org/en/about/previous-releases). */
export const testedNodes = [20, 22, 24] as const;

/**
 * The folder with the `node` of a version, to be put first into `PATH`: this one's own, or one that npx fetches from the npm
 * registry and keeps.
 *
 * @param major such as 24
 * @throws Error when the registry has none for this machine
 */
export async function nodeFolder(major: number, log: (line: string) => void): Promise<string> {
  if (process.versions.node.startsWith(`${major}.`)) return path.dirname(process.execPath);
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  // The binary itself: the package `node` fetches it by a script of its installation.
  const wanted = `node-${platform}-${process.arch}@${major}`;
  log(`Node ${major} comes from the npm registry, the first time …`);
  const args = ['--yes', '--package', wanted, '--', 'node', '--print', 'process.execPath'];
  const { stdout } = await promisify(execFile)('npx', args, { cwd: root, shell: process.platform === 'win32' });
  return path.dirname(stdout.trim());
}

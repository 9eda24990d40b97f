import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { runStep } from '@site/delivery/cli';
import { inRoot } from '@site/delivery/repository';

/** Versions of Node that the site is tested on, the oldest first (https://nodejs.org/en/about/previous-releases). */
export const testedNodes = [20, 22, 24] as const;

/**
 * The folder with the `node` of a version, to be put first into `PATH`: this one's own, or one out of the npm registry,
 * kept in `.cache/node`.
 *
 * @param major such as 24
 * @throws Error when the registry has none for this machine
 */
export async function nodeFolder(major: number, log: (line: string) => void): Promise<string> {
  if (process.versions.node.startsWith(`${major}.`)) return path.dirname(process.execPath);
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  // The binary itself: the package `node` fetches it by a script of its installation.
  const name = `node-${platform}-${process.arch}`;
  const folder = inRoot('.cache/node', String(major));
  const binaries = path.join(folder, 'node_modules', name, 'bin');
  if (existsSync(binaries)) return binaries;
  log(`Fetching Node ${major} …`);
  const fetching = `${folder}-${process.pid}`;
  try {
    await mkdir(fetching, { recursive: true });
    const quiet = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    await runStep('npm', ['install', ...quiet, '--prefix', fetching, `${name}@${major}`]);
    await rename(fetching, folder).catch((error: unknown) => {
      // Another command was faster.
      if (!existsSync(binaries)) throw error;
    });
  } finally {
    await rm(fetching, { recursive: true, force: true });
  }
  return binaries;
}

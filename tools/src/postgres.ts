import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runStep } from './runStep';

/** Where Debian puts the programs of PostgreSQL, one folder for each version. */
const programs = '/usr/lib/postgresql';

/**
 * Installs PostgreSQL for the tests of the mail queue, when root on a Debian that lacks it. Where that can't be done the
 * tests say what they skip.
 */
export async function installPostgres(log: (line: string) => void): Promise<void> {
  if (existsSync(programs)) return;
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  log('Installing PostgreSQL with apt-get (about a minute) …');
  try {
    await runStep('apt-get', ['update', '-qq']);
    await runStep('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch (error) {
    log(`PostgreSQL can't be installed: ${(error as Error).message}`);
  }
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runStep } from '@site/delivery/cli';

/** Programs of Debian's that tests start by themselves, each with a file that is there once it is installed. */
const programs = [
  { name: 'PostgreSQL', package: 'postgresql', file: '/usr/lib/postgresql' },
  { name: 'Prometheus', package: 'prometheus', file: '/usr/bin/promtool' },
  { name: 'Postfix', package: 'postfix', file: '/usr/sbin/postfix' },
];

/**
 * Installs what tests of the server need beside it, when root on a Debian that lacks it. Where that can't be done the
 * tests say what they skip.
 */
export async function installTestPrograms(log: (line: string) => void): Promise<void> {
  const missing = programs.filter(({ file }) => !existsSync(file));
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  const names = missing.map(({ name }) => name).join(', ');
  log(`Installing ${names} with apt-get (about a minute) …`);
  try {
    await runStep('apt-get', ['update', '-qq']);
    await runStep(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...missing.map((program) => program.package)],
      { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } },
    );
  } catch (error) {
    log(`${names} can't be installed: ${(error as Error).message}`);
  }
}

import { spawnSync } from 'node:child_process';

/** The commit of a checkout, with `+` where its files differ from it; `unknown` without git. */
export function commitHere(folder: string): string {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', '--short=8', 'HEAD');
  if (status !== 0) return 'unknown';
  return stdout.trim() + (git('status', '--porcelain').stdout.trim() === '' ? '' : '+');
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { runStep } from '@site/delivery/cli';
import { inRoot } from '@site/delivery/repository';
import type { Log } from '../measurement';

/** With sign-in, which only the keys of a project give a site for visitors; nobody answers these. */
const forVisitors = {
  SITE_PREVIEW: 'false',
  SITE_SITE_URL: 'http://localhost:3200',
  SITE_FIREBASE_API_KEY: 'k',
  SITE_FIREBASE_AUTH_DOMAIN: 'site.firebaseapp.com',
  SITE_FIREBASE_PROJECT_ID: 'p',
  SITE_FIREBASE_APP_ID: 'a',
};

/**
 * Checks out and builds a commit through its own `npm run build`, which installs its packages, whatever its tools look
 * like. What is there from an earlier run is built on.
 *
 * @param ref a branch, a tag or some digits of a commit; none where it is empty
 * @returns its folder, and the first 8 digits of the commit for a name
 * @throws Error where git knows no such commit, or it does not build
 */
export async function builtCommits(ref: string, log: Log): Promise<readonly { folder: string; name: string }[]> {
  if (!ref) return [];
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
  const { status, stdout } = spawnSync('git', args, { cwd: inRoot(), encoding: 'utf8' });
  if (status !== 0) throw new Error(`git knows no commit "${ref}"`);
  const commit = stdout.trim();
  const name = commit.slice(0, 8);
  const folder = inRoot('.cache/lab/commits', commit.slice(0, 12));
  if (!existsSync(path.join(folder, 'package.json'))) {
    log(`Checking out ${name} …`);
    await mkdir(folder, { recursive: true });
    // An archive rather than a worktree, which git would go on to list.
    await runStep('sh', ['-c', 'git archive "$0" | tar -x -C "$1"', commit, folder]);
  }
  log(`Building ${name} …`);
  await runStep('npm', ['run', '--silent', 'build'], { cwd: folder, env: { ...process.env, ...forVisitors } });
  return [{ folder, name }];
}

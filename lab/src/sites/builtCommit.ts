import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { runStep } from '@site/delivery/cli';
import { inRoot } from '@site/delivery/repository';
import type { Log } from '../measurement';

/** Invented keys, which belong to no project. */
const forVisitors = {
  SITE_PREVIEW: 'false',
  SITE_SITE_URL: 'http://localhost:3200',
  SITE_FIREBASE_API_KEY: 'k',
  SITE_FIREBASE_AUTH_DOMAIN: 'site.firebaseapp.com',
  SITE_FIREBASE_PROJECT_ID: 'p',
  SITE_FIREBASE_APP_ID: 'a',
};

/** Reuses earlier folders. @returns folder, and the first 8 digits of the commit as name @throws Error */
export async function builtCommit(ref: string, log: Log): Promise<{ folder: string; name: string }> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
  const { status, stdout } = spawnSync('git', args, { cwd: inRoot(), encoding: 'utf8' });
  if (status !== 0) throw new Error(`Unknown commit "${ref}"`);
  const commit = stdout.trim();
  const name = commit.slice(0, 8);
  const folder = inRoot('.cache/lab/commits', commit.slice(0, 12));
  if (!existsSync(path.join(folder, 'package.json'))) {
    log(`Checking out ${name} …`);
    await mkdir(folder, { recursive: true });
    // A worktree would stay in git's list.
    await runStep('sh', ['-c', 'git archive "$0" | tar -x -C "$1"', commit, folder]);
  }
  log(`Building ${name} …`);
  await runStep('npm', ['run', '--silent', 'build'], { cwd: folder, env: { ...process.env, ...forVisitors } });
  return { folder, name };
}

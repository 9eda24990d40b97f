import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { runStep, UsageError } from '@site/delivery/cli';
import { inRoot } from '@site/delivery/repository';

/** An earlier version of the repository, built in a folder of its own. */
export interface EarlierCheckout {
  readonly folder: string;
  /** Its first 8 digits. */
  readonly commit: string;
}

/**
 * The commit that somebody means by a branch, a tag or some of its digits.
 *
 * @param repository a folder of it
 * @throws UsageError where git knows none
 */
export function commitOf(ref: string, repository = inRoot()): string {
  const { status, stdout } = git(repository, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  if (status !== 0) throw new UsageError(`git knows no commit "${ref}"`);
  return stdout.trim();
}

/**
 * Checks out and builds a commit through its own `npm run build`, whatever its tools look like. What is there from an
 * earlier run is built on.
 *
 * @throws UsageError where git knows no such commit, StepError where it does not build
 */
export async function buildCommit(ref: string, log: (line: string) => void): Promise<EarlierCheckout> {
  const commit = commitOf(ref);
  const folder = inRoot('.cache/lab/commits', commit.slice(0, 12));
  if (!existsSync(path.join(folder, 'package.json'))) {
    log(`Checking out ${commit.slice(0, 8)} …`);
    await extract(commit, folder);
    await lendPackages(folder);
  }
  log(`Building ${commit.slice(0, 8)} …`);
  await runStep('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    env: { ...process.env, SITE_PREVIEW: 'false', SITE_SITE_URL: 'http://localhost:3200' },
  });
  return { folder, commit: commit.slice(0, 8) };
}

/** As an archive rather than a worktree, which git would go on to list. */
async function extract(commit: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const archive = `${folder}.tar`;
  await runStep('git', ['archive', '--format=tar', '--output', archive, commit]);
  await runStep('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
}

/**
 * Gives a checkout the packages installed here, as hard links. Where its lock file is another, its own commands install
 * the difference.
 */
async function lendPackages(folder: string): Promise<void> {
  const packages = path.join(folder, 'node_modules');
  await runStep('cp', ['-al', inRoot('node_modules'), packages]);
  // What is written in place rather than replaced must not be shared.
  for (const name of ['.cache', '.federation']) await rm(path.join(packages, name), { recursive: true, force: true });
  const [own, ours] = await Promise.all(
    [folder, inRoot()].map((root) => readFile(path.join(root, 'package-lock.json'), 'utf8')),
  );
  if (own === ours) await utimes(path.join(folder, 'package-lock.json'), 0, 0);
  else await rm(path.join(packages, '.package-lock.json'), { force: true });
}

function git(cwd: string, ...args: readonly string[]) {
  return spawnSync('git', args, { cwd, encoding: 'utf8' });
}

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../repository';

const ignored = /(^|\/)(node_modules|\.cache|\.turbo|artwork|testing|[^/]+\.test\.tsx?|[^/]+\.md)$/;

/** The code that builds: every floor that a build runs through. */
const builder = ['repository', 'release', 'build'].map((floor) => `delivery/src/${floor}`);

/** Sources that a package may be built from, as paths in the repository that all packages began in. */
const sourcesOf = (packageName: string) => [
  packageName,
  'shared',
  ...builder,
  'delivery/tsconfig.base.json',
  'tsconfig.base.json',
];

/** Where such a path leads to. The name stays, so that its digest is the same in a team's own repository. */
function fileOf(repository: string, relative: string): string {
  const isPublished = /^(shared|delivery)(\/|$)/.test(relative);
  return path.join(repository, isPublished ? 'node_modules/@site' : '', relative);
}

/**
 * A digest of everything that may go into a build, and of more than really does: while it stays the same, so does the
 * build, and need not be made again.
 *
 * @param repository absolute path of it; here and below, this one unless given
 */
export async function inputsDigest(packageName: string, base: string, repository = root): Promise<string> {
  const digest = createHash('sha256').update(`${base}\n${process.versions.node.split('.')[0]}\n`);
  for (const input of [...sourcesOf(packageName), 'package-lock.json']) {
    for (const file of await filesBelow(repository, input))
      digest.update(`${file}\n`).update(await readFile(fileOf(repository, file)));
  }
  return digest.digest('hex');
}

/** A digest of the code that configures builds. */
export async function builderDigest(repository = root): Promise<string> {
  const digest = createHash('sha256');
  for (const folder of builder)
    for (const file of await filesBelow(repository, folder))
      digest.update(`${file}\n`).update(await readFile(fileOf(repository, file)));
  return digest.digest('hex');
}

/** The commit that last changed the sources of a package; with `+` where they differ from it, null without git. */
export function sourceCommit(packageName: string, repository = root): string | null {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: repository, encoding: 'utf8' });
  const sources = committedSourcesOf(repository, packageName);
  const { status, stdout } = git('log', '-1', '--format=%H', '--', ...sources);
  const commit = stdout?.trim();
  if (status !== 0 || !commit) return null;
  const changed = git('status', '--porcelain', '--', ...sources).stdout.trim() !== '';
  return changed ? `${commit}+` : commit;
}

/** In a team's own repository, the lock file says which `shared` and `delivery` are installed. */
function committedSourcesOf(repository: string, packageName: string): readonly string[] {
  return existsSync(path.join(repository, 'shared'))
    ? sourcesOf(packageName)
    : [packageName, 'package-lock.json', 'tsconfig.base.json'];
}

/** Paths as in `sourcesOf`, in a stable order. */
async function filesBelow(repository: string, relative: string): Promise<string[]> {
  const entries = await readdir(fileOf(repository, relative), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return null;
      throw error;
    },
  );
  if (!entries) return [relative];
  const files: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const child = path.posix.join(relative, entry.name);
    if (!ignored.test(child)) files.push(...(await filesBelow(repository, child)));
  }
  return files;
}

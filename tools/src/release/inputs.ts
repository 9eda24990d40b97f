import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot, installed } from '../paths';

const ignored = /(^|\/)(node_modules|\.cache|artwork|testing|[^/]+\.test\.tsx?|[^/]+\.md)$/;

/** Sources that a package may be built from, as paths in the repository that all packages began in. */
const sourcesOf = (packageName: string) => [
  packageName,
  'shared',
  'tools/src/webpack',
  'tools/tsconfig.base.json',
  'tsconfig.base.json',
];

/** Where such a path leads to. The name stays, so that its digest is the same in a team's own repository. */
function fileOf(relative: string): string {
  const [, name, rest = ''] = /^(shared|tools)(?:\/(.*))?$/.exec(relative) ?? [];
  return name ? installed(name as 'shared' | 'tools', rest) : inRoot(relative);
}

/**
 * A digest of everything that may go into a build, and of more than really does: while it stays the same, so does the
 * build, and need not be made again.
 */
export async function inputsDigest(packageName: string, base: string): Promise<string> {
  const digest = createHash('sha256').update(`${base}\n${process.versions.node.split('.')[0]}\n`);
  for (const input of [...sourcesOf(packageName), 'tools/src/release', 'package-lock.json']) {
    for (const file of await filesBelow(input)) digest.update(`${file}\n`).update(await readFile(fileOf(file)));
  }
  return digest.digest('hex');
}

/** A digest of the code that configures builds. */
export async function builderDigest(): Promise<string> {
  const digest = createHash('sha256');
  for (const file of await filesBelow('tools/src/webpack'))
    digest.update(`${file}\n`).update(await readFile(fileOf(file)));
  return digest.digest('hex');
}

/** The commit that last changed the sources of a package; with `+` where they differ from it, null without git. */
export function sourceCommit(packageName: string): string | null {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: inRoot(), encoding: 'utf8' });
  const sources = committedSourcesOf(packageName);
  const { status, stdout } = git('log', '-1', '--format=%H', '--', ...sources);
  const commit = stdout?.trim();
  if (status !== 0 || !commit) return null;
  const changed = git('status', '--porcelain', '--', ...sources).stdout.trim() !== '';
  return changed ? `${commit}+` : commit;
}

/** In a team's own repository, the lock file says which `shared` and `tools` are installed. */
function committedSourcesOf(packageName: string): readonly string[] {
  return existsSync(inRoot('shared'))
    ? sourcesOf(packageName)
    : [packageName, 'package-lock.json', 'tsconfig.base.json'];
}

/** Paths as in `sourcesOf`, in a stable order. */
async function filesBelow(relative: string): Promise<string[]> {
  const entries = await readdir(fileOf(relative), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return null;
    throw error;
  });
  if (!entries) return [relative];
  const files: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const child = path.posix.join(relative, entry.name);
    if (!ignored.test(child)) files.push(...(await filesBelow(child)));
  }
  return files;
}

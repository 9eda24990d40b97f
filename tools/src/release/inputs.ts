import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../paths';

const ignored = /(^|\/)(node_modules|\.cache|artwork|testing|[^/]+\.test\.tsx?|[^/]+\.md)$/;

/** Sources that a package may be built from. */
const sourcesOf = (packageName: string) => [packageName, 'shared', 'tools/src/webpack', 'tsconfig.base.json'];

/**
 * A digest of everything that may go into a build, and of more than really does: while it stays the same, so does the
 * build, and need not be made again.
 */
export async function inputsDigest(packageName: string, base: string): Promise<string> {
  const digest = createHash('sha256').update(`${base}\n${process.versions.node.split('.')[0]}\n`);
  for (const input of [...sourcesOf(packageName), 'tools/src/release', 'package-lock.json']) {
    for (const file of await filesBelow(input)) digest.update(`${file}\n`).update(await readFile(inRoot(file)));
  }
  return digest.digest('hex');
}

/** A digest of the code that configures builds. */
export async function builderDigest(): Promise<string> {
  const digest = createHash('sha256');
  for (const file of await filesBelow('tools/src/webpack'))
    digest.update(`${file}\n`).update(await readFile(inRoot(file)));
  return digest.digest('hex');
}

/** The commit that last changed the sources of a package; with `+` where they differ from it, null without git. */
export function sourceCommit(packageName: string): string | null {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: inRoot(), encoding: 'utf8' });
  const { status, stdout } = git('log', '-1', '--format=%H', '--', ...sourcesOf(packageName));
  const commit = stdout?.trim();
  if (status !== 0 || !commit) return null;
  const changed = git('status', '--porcelain', '--', ...sourcesOf(packageName)).stdout.trim() !== '';
  return changed ? `${commit}+` : commit;
}

/** Paths relative to the repository, in a stable order. */
async function filesBelow(relative: string): Promise<string[]> {
  const entries = await readdir(inRoot(relative), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
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

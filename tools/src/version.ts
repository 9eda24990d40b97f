import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from './paths';

const ignored = /(^|\/)(node_modules|artwork|testing|[^/]+\.test\.tsx?|[^/]+\.md)$/;

/**
 * Name of a build: the package's version and a digest of everything that goes into it, so that the same sources give the
 * same name and nothing is built twice.
 */
export async function buildVersion(packageName: string, publicBase: string): Promise<string> {
  const { version } = JSON.parse(await readFile(inRoot(packageName, 'package.json'), 'utf8'));
  const digest = createHash('sha256').update(publicBase);
  for (const input of [packageName, 'shared', 'tools/src/webpack', 'package-lock.json', 'tsconfig.base.json']) {
    for (const file of await filesBelow(input)) digest.update(file).update(await readFile(inRoot(file)));
  }
  return `${version}-${digest.digest('hex').slice(0, 8)}`;
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

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../repository';
import { readFacts } from './content/readFacts';

const ignored = /(^|\/)(node_modules|\.cache|dist|\.turbo|testing|[^/]+\.test\.tsx?|[^/]+\.md)$/;

const builder = ['files', 'repository', 'release', 'build'].map((folder) => `delivery/src/${folder}`);

const sourcesOf = (packageName: string) => [
  packageName,
  'shared',
  ...builder,
  'delivery/bin/program.mjs',
  'delivery/bin/program.d.mts',
  'delivery/package.json',
  'delivery/tsconfig.base.json',
  'tsconfig.base.json',
];

export const inputsOf = (packageName: string, repository = root): readonly string[] =>
  [...sourcesOf(packageName), 'package-lock.json'].flatMap((input) => filesBelow(repository, input));

/** Reads only the facts of `site.config.json`, which builds put into texts. @param node major version that builds */
export const inputsDigest = (
  packageName: string,
  base: string,
  repository = root,
  node = Number.parseInt(process.versions.node, 10),
): string =>
  digestOfFiles(
    repository,
    inputsOf(packageName, repository),
    [base, node, JSON.stringify(readFacts(repository)), ''].join('\n'),
  );

export const builderDigest = (repository = root): string =>
  digestOfFiles(
    repository,
    builder.flatMap((folder) => filesBelow(repository, folder)),
  );

/** `+` marks files that differ from the commit; null without git. */
export function sourceCommit(packageName: string, repository = root): string | null {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: repository, encoding: 'utf8' });
  const sources = committedSourcesOf(repository, packageName);
  const { status, stdout } = git('log', '-1', '--format=%H', '--', ...sources);
  const commit = stdout?.trim();
  if (status !== 0 || !commit) return null;
  const changed = git('status', '--porcelain', '--', ...sources).stdout.trim() !== '';
  return changed ? `${commit}+` : commit;
}

const content = /^(?:[^/]+\/(?:content\/.+\.json|src\/images\/.+\.(?:avif|webp|jpe?g|png|svg))|site\.config\.json)$/i;

/** True if the sources differ from a release's commit, and only in content files, pictures and the configuration. */
export function isContentChange(packageName: string, commit: string | null, repository = root): boolean {
  if (!/^[\da-f]+$/.test(commit ?? '')) return false;
  const places = [...committedSourcesOf(repository, packageName), 'package-lock.json', 'site.config.json'];
  const diff = ['diff', '--name-only', '--no-renames', '-z', `${commit}`, '--', ...places];
  const { status, stdout } = spawnSync('git', diff, { cwd: repository, encoding: 'utf8' });
  const files = (stdout ?? '').split('\0').filter(Boolean);
  return status === 0 && files.length > 0 && files.every((file) => content.test(file));
}

/** In a team's own repository, the lock file names the installed `shared` and `delivery`. */
function committedSourcesOf(repository: string, packageName: string): readonly string[] {
  return existsSync(path.join(repository, 'shared'))
    ? sourcesOf(packageName)
    : [packageName, 'package-lock.json', 'tsconfig.base.json'];
}

/** @param relative path in the common repository, which keeps digests equal in a team's own */
function fileOf(repository: string, relative: string): string {
  const isPublished = /^(shared|delivery)(\/|$)/.test(relative);
  return path.join(repository, isPublished ? 'node_modules/@site' : '', relative);
}

function filesBelow(repository: string, relative: string): readonly string[] {
  const place = fileOf(repository, relative);
  if (!statSync(place).isDirectory()) return [relative];
  const children = readdirSync(place).map((name) => path.posix.join(relative, name));
  return children
    .filter((child) => !ignored.test(child))
    .sort()
    .flatMap((child) => filesBelow(repository, child));
}

function digestOfFiles(repository: string, files: readonly string[], before = ''): string {
  const digest = createHash('sha256').update(before);
  for (const file of files) digest.update(`${file}\n`).update(readFileSync(fileOf(repository, file)));
  return digest.digest('hex');
}

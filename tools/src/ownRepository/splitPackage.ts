import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runStep } from '@site/delivery/cli';
import { inRoot, root } from '@site/delivery/repository';
import { filledTemplates, writeFiles } from '../filledTemplates';
import { inheritedLock, withOptionalPackages } from './lockFile';
import { checkPublished, type PackageVersions, versionsHere } from './publishedPackages';

interface Options {
  readonly name: string;
  readonly folder: string;
  readonly registry: string;
}

/** Leaves this repository unchanged. @throws Error, StoreError, or npm's error, after restoring the folder */
export async function splitPackage({ name, folder, registry }: Options): Promise<void> {
  if (name === 'shell') throw new Error('The shell stays here: it provides @site/shared to the remotes');
  const versions = await versionsHere();
  await checkPublished(registry, versions);
  const { engines } = await readJson('package.json');
  const { version } = await readJson(`${name}/package.json`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFiles(folder, await teamFiles({ name, version, registry, versions, node: engines.node }));
    await copySources(name, folder);
    await writeLock(name, folder);
  } catch (error) {
    await empty(folder);
    throw error;
  }
}

async function writeLock(name: string, folder: string) {
  const file = path.join(folder, 'package-lock.json');
  const origin = await readJson('package-lock.json');
  await writeFile(file, JSON.stringify(inheritedLock(`${name}-repository`, origin)));
  const args = ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'];
  await runStep('npm', args, { cwd: folder });
  const lock = withOptionalPackages(JSON.parse(await readFile(file, 'utf8')), origin);
  await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
}

/** Files that git tracks or would add. */
async function copySources(name: string, folder: string) {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', name], {
    cwd: root,
    encoding: 'utf8',
  });
  if (listed.status !== 0) throw new Error(`git can't list the files of ${name}: ${listed.stderr.trim()}`);
  for (const file of [...new Set(listed.stdout.split('\0').filter(Boolean)), 'site.config.json', '.nvmrc']) {
    await cp(inRoot(file), path.join(folder, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  const own = (file: string) => readFile(inRoot(name, file), 'utf8');
  await writeFiles(path.join(folder, name), {
    'package.json': ownManifest(await own('package.json')),
    'tsconfig.json': ownTsConfig(await own('tsconfig.json')),
  });
}

async function empty(folder: string) {
  for (const entry of await readdir(folder)) {
    if (entry !== '.git') await rm(path.join(folder, entry), { recursive: true, force: true });
  }
}

const readJson = async (file: string) => JSON.parse(await readFile(inRoot(file), 'utf8'));

/** @throws Error unless the folder (absolute) is new or has nothing but `.git` */
export async function checkTarget(folder: string): Promise<void> {
  if (`${folder}${path.sep}`.startsWith(`${root}${path.sep}`)) {
    throw new Error(`${folder} is inside this repository: choose a folder outside`);
  }
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error.code === 'ENOTDIR' ? new Error(`${folder} is a file`) : error;
  });
  if (entries.some((name) => name !== '.git')) throw new Error(`${folder} is not empty`);
}

export interface Team {
  readonly name: string;
  readonly version: string;
  readonly registry: string;
  readonly versions: PackageVersions;
  readonly node: string;
}

export const teamFiles = (team: Team) =>
  filledTemplates('repository', { ...team, deliveryVersion: team.versions['@site/delivery'] });

export function ownManifest(text: string): string {
  const { scripts, ...manifest } = JSON.parse(text);
  // The package's own bundler; all other commands are the repository's.
  const kept = Object.entries(scripts ?? {}).filter(([name]) => name === 'bundle' || name === 'serve');
  const own = kept.length > 0 ? { ...manifest, scripts: Object.fromEntries(kept) } : manifest;
  return `${JSON.stringify(own, null, 2)}\n`;
}

export const ownTsConfig = (text: string): string =>
  text.replaceAll('"../delivery/types"', '"../node_modules/@site/delivery/types"');

// Installs the npm packages of the repository. Plain JavaScript without dependencies: it runs before anything is installed.
import { existsSync } from 'node:fs';
import { rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startProgram } from '../../delivery/bin/program.mjs';

/** Marks `node_modules` without development packages. `npm ci` removes it with the folder. */
const marker = 'node_modules/.production-only';

/** Link that an installation of single workspaces lacks (docs/hosting.md). */
const link = 'node_modules/@site/tools';

/**
 * Installs npm packages after a change of the lock file, or if development packages are missing. @throws Error of one line
 * @param {{ root: string; production?: boolean; log: (line: string) => void }} options `production`: only packages that run the
 *   site, in half the time
 */
export async function installPackages({ root, production = false, log }) {
  const isNew = await isNewer(path.join(root, 'node_modules/.package-lock.json'), path.join(root, 'package-lock.json'));
  const isCurrent = isNew && existsSync(path.join(root, link));
  const isPartial = existsSync(path.join(root, marker));
  if (isCurrent && (production || !isPartial)) return;
  const partial = production && (isPartial || !existsSync(path.join(root, 'node_modules')));
  log(partial ? 'Installing the npm packages that run the site …' : 'Installing npm packages …');
  const started = Date.now();
  const ticking = setInterval(() => process.stdout.write('.'), 3000);
  await npmInstall(root, partial ? ['--omit=dev'] : []).finally(() => clearInterval(ticking));
  if (partial) await writeFile(path.join(root, marker), '');
  else await rm(path.join(root, marker), { force: true });
  log(` installed in ${Math.round((Date.now() - started) / 1000)} s`);
}

async function npmInstall(root, more) {
  // Not `npm ci`, which fails where a registry lacks an optional package of another platform.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...more];
  const child = startProgram('npm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const status = await new Promise((resolve, reject) => {
    child.on('close', resolve).on('error', (error) => {
      reject(error.code === 'ENOENT' ? new Error('npm is not installed.') : error);
    });
  });
  if (status !== 0) throw new Error('npm could not install the packages; its error is above.');
}

async function isNewer(file, other) {
  try {
    return (await stat(file)).mtimeMs >= (await stat(other)).mtimeMs;
  } catch {
    return false;
  }
}

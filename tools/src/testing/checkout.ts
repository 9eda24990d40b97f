import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { picturesFolder } from '@site/delivery/build';
import { inRoot, root } from '@site/delivery/repository';
import { linkFolder } from './linkFolder';
import { run } from './programs';

/** A copy of the repository, as another team has it on another machine. */
export interface Checkout {
  readonly folder: string;
  /**
   * Runs one of its commands, such as `run('site', 'deploy', 'mfe-catalog')`.
   *
   * @returns what it printed
   * @throws Error with what it printed, when it fails
   */
  run(command: string, ...args: readonly string[]): Promise<string>;
}

/**
 * Copies what git knows or would take, with the installed packages, and pictures made already, as hard links where it can. Times stay:
 * by them commands know that what the lock file names is installed.
 */
export async function copyCheckout(folder: string): Promise<Checkout> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const listing = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', listing, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  for (const file of new Set(files.filter(Boolean))) {
    await cp(inRoot(file), path.join(folder, file), { preserveTimestamps: true }).catch(
      (error: NodeJS.ErrnoException) => {
        // Deleted, and not yet from the index.
        if (error.code !== 'ENOENT') throw error;
      },
    );
  }
  // npm puts into a workspace what others have in another version.
  const installed = ['.', ...(await readdir(root))].map((name) => path.join(name, 'node_modules'));
  for (const name of [...installed, picturesFolder]) {
    if (!existsSync(inRoot(name))) continue;
    await linkFolder(inRoot(name), path.join(folder, name));
  }
  // npm writes into this one as it is: it must not write into ours.
  const note = path.join('node_modules', '.package-lock.json');
  await rm(path.join(folder, note));
  await cp(inRoot(note), path.join(folder, note), { preserveTimestamps: true });
  return {
    folder,
    run: (command, ...args) =>
      run(process.execPath, [path.join(folder, 'tools/bin/run.mjs'), command, ...args], {
        cwd: folder,
        env: { ...process.env, INIT_CWD: folder },
      }),
  };
}

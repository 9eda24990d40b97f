import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { picturesFolder } from '@site/delivery/build';
import { inRoot, root } from '@site/delivery/repository';
import { linkFolder } from '@site/tools/testing/linkFolder';
import { run } from '@site/tools/testing/programs';

export interface Checkout {
  readonly folder: string;
  /** Such as `run('site', 'deploy', 'mfe-catalog')`. @throws Error with the output */
  run(command: string, ...args: readonly string[]): Promise<string>;
}

/** Keeps modification times, by which commands know that npm packages are up to date. */
export async function copyCheckout(folder: string): Promise<Checkout> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await copySources(folder);
  // A workspace has its own `node_modules` for versions that differ from the root's.
  const installed = ['.', ...(await readdir(root))].map((name) => path.join(name, 'node_modules'));
  for (const name of [...installed, picturesFolder]) {
    if (!existsSync(inRoot(name))) continue;
    await linkFolder(inRoot(name), path.join(folder, name));
  }
  // npm writes into this file in place: a hard link would change the original.
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

export async function copySources(folder: string): Promise<void> {
  const listing = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', listing, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  for (const file of new Set(files.filter(Boolean))) {
    await cp(inRoot(file), path.join(folder, file), { preserveTimestamps: true }).catch(
      (error: NodeJS.ErrnoException) => {
        // The file is deleted but still in the index.
        if (error.code !== 'ENOENT') throw error;
      },
    );
  }
}

import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '@site/delivery/cli';
import { type Format, registryFiles } from './addRemote';
import { withoutRemote } from './changelog';
import { type Changes, finishTask, makeChanges, wasInterrupted } from './changes';
import { withoutWorkspace } from './lockFile';
import { withoutRow } from './ownershipTable';
import { registryIndex } from './registryIndex';
import { namesOf, type RemoteNames } from './remoteNames';
import { loweredVersion } from './sharedVersion';
import { changelogFile, placesOf, registryFolder } from './siteFiles';

/**
 * Takes a remote out of a checkout, its folder with all that is in it. Its releases stay where they are.
 *
 * @throws UsageError when there is none, or when others still name it
 */
export async function removeRemote(checkout: string, folder: RemoteNames['folder'], format: Format): Promise<void> {
  const names = namesOf(folder);
  const task = { action: 'remove', folder } as const;
  const own = [folder, ...Object.values(placesOf(names))];
  const isThere = (file: string) => existsSync(path.join(checkout, file));
  if (!(await wasInterrupted(checkout, task))) {
    if (![folder, placesOf(names).registry].some(isThere)) throw new UsageError(`There is no remote ${folder}`);
    const users = await filesThatName(checkout, names, own);
    if (users.length > 0) {
      const more = users.length > shown ? ` and ${users.length - shown} more` : '';
      throw new UsageError(`${folder} is needed by ${users.slice(0, shown).join(', ')}${more}`);
    }
  }
  const changes = await removals(checkout, names, own);
  await makeChanges(checkout, task, changes);
  await format([`${registryFolder}/index.ts`]);
  await finishTask(checkout);
}

async function removals(checkout: string, names: RemoteNames, own: readonly string[]): Promise<Changes> {
  const read = (file: string) => readFile(path.join(checkout, file), 'utf8');
  const shared = await loweredVersion(checkout, names.folder, await read('package-lock.json'));
  const others = (await registryFiles(checkout)).filter(({ name }) => name !== names.camel);
  return {
    ...Object.fromEntries(own.map((file) => [file, null])),
    [`${registryFolder}/index.ts`]: registryIndex(others),
    'package-lock.json': withoutWorkspace(shared.lock, names.folder),
    'README.md': withoutRow(await read('README.md'), names.folder),
    // npm's link to the folder, which would lead nowhere.
    [`node_modules/${names.folder}`]: null,
    ...shared.files,
    [changelogFile]: withoutRemote(await read(changelogFile), shared.version, names.folder),
  };
}

/** Where a remote may be needed by name, beside other remotes. The tools know remotes as examples only. */
const sourceFolders = ['shared/src', 'shell/src', 'server/src', 'e2e'];

/** Files that a message names. */
const shown = 5;

/** Source files that load a remote's modules, or expect its files. */
async function filesThatName(checkout: string, names: RemoteNames, own: readonly string[]): Promise<readonly string[]> {
  const remotes = (await readdir(checkout)).filter((name) => name.startsWith('mfe-'));
  const pattern = new RegExp(`\\b(${names.folder}|${names.federation})(?![\\w-])|\\bpaths\\.${names.camel}\\b`);
  const found: string[] = [];
  for (const folder of [...sourceFolders, ...remotes]) {
    const files = await readdir(path.join(checkout, folder), { recursive: true }).catch(() => []);
    for (const file of files) {
      const relative = `${folder}/${file.replaceAll(path.sep, '/')}`;
      const isOwn = own.some((it) => relative === it || relative.startsWith(`${it}/`));
      if (isOwn || !/\.(ts|tsx|mjs)$/.test(relative) || /node_modules|\/\.cache\//.test(relative)) continue;
      if (pattern.test(await readFile(path.join(checkout, relative), 'utf8'))) found.push(relative);
    }
  }
  return found;
}

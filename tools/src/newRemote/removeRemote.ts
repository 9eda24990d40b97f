import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeFiles } from '../filledTemplates';
import { changedShared, withoutRemote } from '../sharedApi/sharedRelease';
import { ownFiles } from './addRemote';
import { codeOwners, ownersFile, registryIndex, registryIndexFile, withoutRow } from './registry';
import { namesOf, type RemoteNames } from './remoteRequest';

/** Releases stay in the store. @returns written files @throws Error for a remote that others still use */
export async function removeRemote(checkout: string, folder: RemoteNames['folder']): Promise<readonly string[]> {
  const names = namesOf(folder);
  const own = [folder, ...(await ownFiles(names))];
  if (!own.some((file) => existsSync(path.join(checkout, file)))) {
    throw new Error(`Unknown remote ${folder}`);
  }
  const users = await filesThatName(checkout, names, own);
  if (users.length > 0) {
    const more = users.length > shown ? ` and ${users.length - shown} more` : '';
    throw new Error(`${folder} is needed by ${users.slice(0, shown).join(', ')}${more}`);
  }
  for (const file of own) await rm(path.join(checkout, file), { recursive: true, force: true });
  await writeFiles(checkout, {
    ...(await changedShared(checkout, withoutRemote(folder))).files,
    'README.md': withoutRow(await readFile(path.join(checkout, 'README.md'), 'utf8'), folder),
    [registryIndexFile]: await registryIndex(checkout),
    [ownersFile]: await codeOwners(checkout),
  });
  return [registryIndexFile];
}

/** Without `tools`, where remotes are only examples. */
const sourceFolders = ['shared', 'shell', 'server', 'e2e'];

/** Files of others, and tests that invent remotes. */
const ignored = /node_modules|\/\.cache\/|^e2e\/integration\//;

const shown = 5;

async function filesThatName(checkout: string, names: RemoteNames, own: readonly string[]): Promise<readonly string[]> {
  const remotes = (await readdir(checkout)).filter((name) => name.startsWith('mfe-'));
  const pattern = new RegExp(`\\b(${names.folder}|${names.federation})(?![\\w-])|\\bpaths\\.${names.camel}\\b`);
  const found: string[] = [];
  for (const folder of [...sourceFolders, ...remotes]) {
    const files = await readdir(path.join(checkout, folder), { recursive: true }).catch(() => []);
    for (const file of files) {
      const relative = `${folder}/${file.replaceAll(path.sep, '/')}`;
      const isOwn = own.some((it) => relative === it || relative.startsWith(`${it}/`));
      if (isOwn || !/\.(ts|tsx|mjs)$/.test(relative) || ignored.test(relative)) continue;
      if (pattern.test(await readFile(path.join(checkout, relative), 'utf8'))) found.push(relative);
    }
  }
  return found;
}

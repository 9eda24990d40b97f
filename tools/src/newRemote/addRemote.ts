import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '@site/delivery/repository';
import { filledTemplates, templateTargets, writeFiles } from '../filledTemplates';
import { changedShared, withRemote } from '../sharedApi/sharedRelease';
import { firstBudget } from '../weights/budgets';
import { manifestValues, templateFolders } from './partBuild';
import { codeOwners, ownersFile, registryIndex, registryIndexFile, withRow } from './registry';
import type { RemoteNames, RemoteRequest } from './remoteRequest';

/** Files outside the remote's folder, equal for all kinds of remotes. */
export const ownFiles = (names: RemoteNames): Promise<readonly string[]> => templateTargets('remote', names);

/** @returns written files, not yet formatted; npm does not know the package yet @throws Error */
export async function addRemote(checkout: string, request: RemoteRequest): Promise<readonly string[]> {
  const { names, page, build } = request;
  const isThere = (file: string) => existsSync(path.join(checkout, file));
  const outside = (await ownFiles(names)).filter((file) => !file.startsWith(`${names.folder}/`));
  const there = [names.folder, ...outside].filter(isThere);
  if (there.length > 0) throw new Error(`${there.join(', ')} exists already`);

  const shared = await changedShared(checkout, withRemote(names.folder));
  const readme = await readFile(path.join(checkout, 'README.md'), 'utf8');
  const values = {
    ...names,
    ...request,
    budget: firstBudget(build),
    ...manifestValues(build, {
      shared: `^${shared.version}`,
      react: {
        '18': (await readManifest(inRoot())).devDependencies['react-18'].replace('npm:react@', ''),
        '19': JSON.parse(shared.files['shared/package.json']).dependencies.react,
      },
      tools: (await readManifest(inRoot('tools'))).devDependencies,
    }),
    isReact: build.kind !== 'plain',
  };
  const templates = await Promise.all(templateFolders(build).map((folder) => filledTemplates(folder, values)));
  const files: Record<string, string> = {
    ...Object.assign({}, ...templates),
    ...shared.files,
    'README.md': withRow(readme, `| \`${names.folder}\` | \`${page}\` | \`${names.pascal}Page\` \`paths\` |`),
  };
  await writeFiles(checkout, files);
  await writeFiles(checkout, {
    [registryIndexFile]: await registryIndex(checkout),
    [ownersFile]: await codeOwners(checkout),
  });
  return [...Object.keys(files), registryIndexFile];
}

const readManifest = async (folder: string) => JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));

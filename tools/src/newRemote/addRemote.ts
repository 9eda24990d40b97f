import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filledTemplates, templateTargets, writeFiles } from '../filledTemplates';
import { firstBudget } from '../weights/budgets';
import { codeOwners, ownersFile, registryIndex, registryIndexFile, withRow } from './registry';
import type { RemoteNames, RemoteRequest } from './remoteRequest';
import { changedShared, withRemote } from './sharedRelease';

export const ownFiles = (names: RemoteNames): Promise<readonly string[]> => templateTargets('remote', names);

/** @returns written files, not yet formatted; npm does not know the package yet @throws Error */
export async function addRemote(checkout: string, request: RemoteRequest): Promise<readonly string[]> {
  const { names, page } = request;
  const isThere = (file: string) => existsSync(path.join(checkout, file));
  const outside = (await ownFiles(names)).filter((file) => !file.startsWith(`${names.folder}/`));
  const there = [names.folder, ...outside].filter(isThere);
  if (there.length > 0) throw new Error(`${there.join(', ')} exists already`);

  const shared = await changedShared(checkout, withRemote(names.folder));
  const readme = await readFile(path.join(checkout, 'README.md'), 'utf8');
  const files = {
    ...(await filledTemplates('remote', {
      ...names,
      ...request,
      budget: firstBudget(),
      sharedVersion: shared.version,
      reactRange: JSON.parse(shared.files['shared/package.json']).dependencies.react,
    })),
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

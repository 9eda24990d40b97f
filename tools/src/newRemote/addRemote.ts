import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filledTemplates, templateTargets, writeFiles } from '../filledTemplates';
import { firstBudget } from '../weights/budgets';
import { withRow } from './ownershipTable';
import { registryIndex, registryIndexFile } from './registry';
import type { RemoteNames } from './remoteNames';
import type { RemoteRequest } from './remoteRequest';
import { type SharedRelease, withRemote } from './sharedRelease';

/** The files of a remote, in its folder and outside, relative to the repository. */
export const ownFiles = (names: RemoteNames): Promise<readonly string[]> => templateTargets('remote', names);

/**
 * Adds a remote to a checkout: its folder, its registration, its tests, its pipeline.
 *
 * @returns the files that it wrote, neither formatted nor known to npm
 * @throws Error when any of that is there already
 */
export async function addRemote(checkout: string, request: RemoteRequest): Promise<readonly string[]> {
  const { names, page } = request;
  const isThere = (file: string) => existsSync(path.join(checkout, file));
  const outside = (await ownFiles(names)).filter((file) => !file.startsWith(`${names.folder}/`));
  const there = [names.folder, ...outside].filter(isThere);
  if (there.length > 0) throw new Error(`There is ${there.join(', ')} already`);

  const { manifest, release, released } = await readShared(checkout);
  const shared = withRemote(release, released, names.folder);
  const readme = await readFile(path.join(checkout, 'README.md'), 'utf8');
  const files = {
    ...(await filledTemplates('remote', {
      ...names,
      ...request,
      budget: firstBudget(),
      sharedVersion: shared.version,
      reactRange: JSON.parse(manifest).dependencies.react,
    })),
    ...sharedFiles(manifest, shared),
    'README.md': withRow(readme, `| \`${names.folder}\` | \`${page}\` | \`${names.pascal}Page\` \`paths\` |`),
  };
  await writeFiles(checkout, files);
  await writeFiles(checkout, { [registryIndexFile]: await registryIndex(checkout) });
  return [...Object.keys(files), registryIndexFile];
}

/** What `@site/shared` says of itself, and which version was released last. */
export async function readShared(checkout: string) {
  const read = (file: string) => readFile(path.join(checkout, 'shared', file), 'utf8');
  const manifest = await read('package.json');
  const release: SharedRelease = { version: JSON.parse(manifest).version, changelog: await read('CHANGELOG.md') };
  return { manifest, release, released: JSON.parse(await read('api/released.json')).version as string };
}

/** The files that say another version of `@site/shared`. */
export const sharedFiles = (manifest: string, { version, changelog }: SharedRelease) => ({
  'shared/package.json': manifest.replace(/("version": ")[^"]+/, (_, before) => before + version),
  'shared/CHANGELOG.md': changelog,
});

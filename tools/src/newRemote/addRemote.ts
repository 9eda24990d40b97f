import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '@site/delivery/cli';
import { firstBudget } from '../weights/budgets';
import { withRemote } from './changelog';
import { type Changes, finishTask, makeChanges, wasInterrupted } from './changes';
import { withWorkspace } from './lockFile';
import { withRow } from './ownershipTable';
import { dependenciesOf, packageFiles } from './packageFiles';
import { type RegistryFile, registryIndex } from './registryIndex';
import type { RemoteRequest } from './remoteRequest';
import { raisedVersion } from './sharedVersion';
import { changelogFile, placesOf, registryFolder, siteFiles } from './siteFiles';

/** Puts files, given by their paths in the checkout, into the house's format. */
export type Format = (files: readonly string[]) => Promise<void>;

/**
 * Adds a remote to a checkout: its folder, its registration, its tests, its pipeline.
 *
 * @throws UsageError when any of that is there already
 */
export async function addRemote(checkout: string, request: RemoteRequest, format: Format): Promise<readonly string[]> {
  const { folder } = request.names;
  const task = { action: 'add', folder } as const;
  if (!(await wasInterrupted(checkout, task))) {
    const there = [folder, ...Object.values(placesOf(request.names))].filter((it) =>
      existsSync(path.join(checkout, it)),
    );
    if (there.length > 0) throw new UsageError(`There is ${there.join(', ')} already`);
  }
  const changes = await additions(checkout, request);
  await makeChanges(checkout, task, changes);
  await format(
    Object.keys(changes).filter((file) => /\.(ts|tsx|css|json)$/.test(file) && file !== 'package-lock.json'),
  );
  await finishTask(checkout);
  return Object.keys(changes).filter((file) => !file.startsWith('.cache/'));
}

async function additions(checkout: string, request: RemoteRequest): Promise<Changes> {
  const { names, page } = request;
  const read = (file: string) => readFile(path.join(checkout, file), 'utf8');
  const shared = await raisedVersion(checkout, await read('package-lock.json'));
  const reactRange: string = JSON.parse(await read('shared/package.json')).dependencies.react;
  const dependencies = dependenciesOf(`^${shared.version}`, reactRange);
  const builder = `${JSON.parse(await read('delivery/package.json')).name}/webpack`;
  const own = packageFiles(request, { dependencies, builder, budget: firstBudget() });
  const registered = (await registryFiles(checkout)).filter(({ name }) => name !== names.camel);
  return {
    ...shared.files,
    [changelogFile]: withRemote(await read(changelogFile), shared.version, names.folder),
    ...Object.fromEntries(Object.entries(own).map(([file, text]) => [`${names.folder}/${file}`, text])),
    ...siteFiles(request),
    [`${registryFolder}/index.ts`]: registryIndex([...registered, { name: names.camel, hasPaths: true }]),
    'package-lock.json': withWorkspace(shared.lock, names.folder, { version: '1.0.0', dependencies }),
    'README.md': withRow(await read('README.md'), {
      folder: names.folder,
      owns: `\`${page}\``,
      exposes: [`${names.pascal}Page`, 'paths'],
    }),
  };
}

/** The remotes that are registered in a checkout. */
export async function registryFiles(checkout: string): Promise<readonly RegistryFile[]> {
  const folder = path.join(checkout, registryFolder);
  const files = (await readdir(folder)).filter((file) => /^(?!index\.|registeredRemote\.)\w+\.ts$/.test(file));
  return Promise.all(
    files.map(async (file) => {
      const name = path.basename(file, '.ts');
      const text = await readFile(path.join(folder, file), 'utf8');
      return { name, hasPaths: text.includes(`export const ${name}Paths `) };
    }),
  );
}

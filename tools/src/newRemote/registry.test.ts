import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { builtPackages, inRoot } from '@site/delivery/repository';
import { federationName } from '@site/shared/contracts';
import { paths, remotes } from '@site/shared/registry';
import { codeOwners, ownersFile, registeredFiles, registryIndex, rowPattern } from './registry';
import { namesOf } from './remoteRequest';

const folders = remotes.map(({ folder }) => folder);
/** The remotes in the table, with the modules that others may load. */
function ownershipRows(readme: string) {
  return readme.split('\n').flatMap((line) => {
    const [, folder, owns, modules] = rowPattern.exec(line) ?? [];
    if (folder === undefined || owns === undefined || modules === undefined) return [];
    return [{ folder, owns, exposes: [...modules.matchAll(/`(\w+)`/g)].map(([, name = '']) => name) }];
  });
}

const spaceless = (text: string) => text.replace(/[\s,]+/g, '');

test('the registry has what its files register, and nothing else', async () => {
  const files = await registeredFiles(inRoot());
  const index = await readFile(inRoot('shared/src/contracts/registry/index.ts'), 'utf8');
  // But for the lines that the formatter breaks.
  expect(spaceless(index)).toBe(spaceless(await registryIndex(inRoot())));
  expect(files.map(({ camel }) => camel).sort()).toEqual(folders.map((folder) => namesOf(folder).camel).sort());
});

test('the owners of files are those of the packages', async () => {
  const owners = await readFile(inRoot(ownersFile), 'utf8');
  expect(owners).toBe(await codeOwners(inRoot()));
  expect(owners).toContain('/mfe-catalog/ @example/equipe-catalogo\n');
});

test('every remote whose sources are here is registered: its file goes to shared/src/contracts/registry', () => {
  expect(folders).toEqual(expect.arrayContaining(builtPackages.filter((name) => name !== 'shell')));
});

test('a remote brings its pages itself', () => {
  for (const { folder, pages } of remotes)
    for (const { module } of pages) expect(module.split('/')[0]).toBe(federationName(folder));
});

test('no address is there twice, and none has a name that another has too', async () => {
  const patterns = remotes.flatMap(({ pages }) => pages.map(({ pattern }) => pattern));
  expect(new Set(patterns).size).toBe(patterns.length);
  const named = Object.keys(paths).length;
  const texts = await Promise.all(
    (await registeredFiles(inRoot())).map(
      ({ camel }) => import(inRoot('shared/src/contracts/registry', `${camel}.ts`)),
    ),
  );
  const own = texts.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (name.endsWith('Paths') ? Object.keys(value as object) : [])),
  );
  expect(own).toHaveLength(named);
});

test('the README says of every remote who owns what, and what it exposes', async () => {
  const rows = ownershipRows(await readFile(inRoot('README.md'), 'utf8'));
  expect(rows.map(({ folder }) => folder).sort()).toEqual([...folders].sort());
  for (const { folder, owns, exposes } of rows) {
    expect([folder, owns]).toEqual([folder, expect.stringMatching(/\S/)]);
    if (!existsSync(inRoot(folder))) continue;
    const files = await readdir(inRoot(folder, 'src/exposes'));
    expect([folder, [...exposes].sort()]).toEqual([folder, files.map((file) => file.replace(/\.tsx?$/, '')).sort()]);
  }
});

test('every remote says whose it is, and asks for a version of `shared` that there is', async () => {
  const { version } = JSON.parse(await readFile(inRoot('shared/package.json'), 'utf8'));
  const { default: semver } = await import('semver');
  for (const name of builtPackages) {
    const { author, dependencies } = JSON.parse(await readFile(inRoot(name, 'package.json'), 'utf8'));
    expect([name, author]).toEqual([name, expect.stringMatching(/\S/)]);
    expect([name, semver.satisfies(version, dependencies['@site/shared'])]).toEqual([name, true]);
  }
});

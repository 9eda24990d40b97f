import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { builtPackages, inRoot } from '@site/delivery/repository';
import { federationName } from '@site/shared/contracts';
import { paths, remotes } from '@site/shared/registry';
import { codeOwners, ownersFile, registeredFiles, registryIndex, rowPattern } from './registry';
import { namesOf } from './remoteRequest';

const folders = remotes.map(({ folder }) => folder);
/** Remotes in the table, with the modules that they expose. */
function ownershipRows(readme: string) {
  return readme.split('\n').flatMap((line) => {
    const [, folder, owns, modules] = rowPattern.exec(line) ?? [];
    if (folder === undefined || owns === undefined || modules === undefined) return [];
    return [{ folder, owns, exposes: [...modules.matchAll(/`(\w+)`/g)].map(([, name = '']) => name) }];
  });
}

const spaceless = (text: string) => text.replace(/[\s,]+/g, '');

test('the registry lists exactly the remotes that its files register', async () => {
  const files = await registeredFiles(inRoot());
  const index = await readFile(inRoot('shared/src/contracts/registry/index.ts'), 'utf8');
  // The formatter's line breaks do not count.
  expect(spaceless(index)).toBe(spaceless(await registryIndex(inRoot())));
  expect(files.map(({ camel }) => camel).sort()).toEqual(folders.map((folder) => namesOf(folder).camel).sort());
});

test('the owners of files are the owners of the packages', async () => {
  const owners = await readFile(inRoot(ownersFile), 'utf8');
  expect(owners).toBe(await codeOwners(inRoot()));
  expect(owners).toContain('/mfe-catalog/ @example/equipe-catalogo\n');
});

test('every remote in the repository has a file in shared/src/contracts/registry', () => {
  expect(folders).toEqual(expect.arrayContaining(builtPackages.filter((name) => name !== 'shell')));
});

test('the pages of a remote are modules of the same remote', () => {
  for (const { folder, pages } of remotes)
    for (const { module } of pages) expect(module.split('/')[0]).toBe(federationName(folder));
});

test('each address occurs once', () => {
  const patterns = remotes.flatMap(({ pages }) => pages.map(({ pattern }) => pattern));
  expect(new Set(patterns).size).toBe(patterns.length);
});

test('each name of an address occurs once, since `paths` would keep the last one alone', async () => {
  const files = await registeredFiles(inRoot());
  const modules = await Promise.all(
    files.map(({ camel }) => import(inRoot('shared/src/contracts/registry', `${camel}.ts`))),
  );
  const names = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (name.endsWith('Paths') ? Object.keys(value as object) : [])),
  );
  expect(names.toSorted()).toEqual(Object.keys(paths).toSorted());
});

test('the README names owner and exposed modules of every remote', async () => {
  const rows = ownershipRows(await readFile(inRoot('README.md'), 'utf8'));
  expect(rows.map(({ folder }) => folder).sort()).toEqual([...folders].sort());
  for (const { folder, owns, exposes } of rows) {
    expect([folder, owns]).toEqual([folder, expect.stringMatching(/\S/)]);
    if (!existsSync(inRoot(folder))) continue;
    const files = await readdir(inRoot(folder, 'src/exposes'));
    expect([folder, [...exposes].sort()]).toEqual([folder, files.map((file) => file.replace(/\.tsx?$/, '')).sort()]);
  }
});

test('every remote names its owner, and requires a version of `shared` that exists', async () => {
  const { version } = JSON.parse(await readFile(inRoot('shared/package.json'), 'utf8'));
  const { default: semver } = await import('semver');
  for (const name of builtPackages) {
    const { author, dependencies } = JSON.parse(await readFile(inRoot(name, 'package.json'), 'utf8'));
    expect([name, author]).toEqual([name, expect.stringMatching(/\S/)]);
    expect([name, semver.satisfies(version, dependencies['@site/shared'])]).toEqual([name, true]);
  }
});

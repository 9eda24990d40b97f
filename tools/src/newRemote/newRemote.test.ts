import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '@site/delivery/repository';
import { temporaryFolderPerTest, writeFiles } from '@site/delivery/testing/temporaryFolder';
import { paths, remotes } from '@site/shared/registry';
import { addRemote } from './addRemote';
import { codeOwners, ownersFile, registryIndex, registryIndexFile } from './registry';
import { readRequest, type TypedRequest } from './remoteRequest';
import { removeRemote } from './removeRemote';

// Hundreds of small files, on a machine that may be busy.
jest.setTimeout(30_000);

const checkout = temporaryFolderPerTest();

const request = (typed: TypedRequest = {}) =>
  readRequest('mfe-invented', { page: '/inventada', menu: 'Inventada', ...typed }, remotes, Object.keys(paths));
const add = () => addRemote(checkout(), request());
const remove = () => removeRemote(checkout(), 'mfe-invented');

/** All files that adding a remote reads or edits, as they are in this repository. */
const edited = ['README.md', 'shared/CHANGELOG.md', 'shared/package.json', 'shared/api.md'];

const textOf = (file: string) => readFile(path.join(checkout(), file), 'utf8');

beforeEach(async () => {
  const registry = (await readdir(inRoot('shared/src/contracts/registry'))).map(
    (file) => `shared/src/contracts/registry/${file}`,
  );
  const texts = [...edited, ...registry].map(async (file) => [file, await readFile(inRoot(file), 'utf8')]);
  await writeFiles(checkout(), Object.fromEntries(await Promise.all(texts)));
  // Without the line breaks of the formatter, which does not run here.
  await writeFiles(checkout(), {
    [registryIndexFile]: await registryIndex(checkout()),
    [ownersFile]: await codeOwners(checkout()),
  });
});

/** Text of every file, except files that Git ignores. */
async function snapshot(): Promise<Record<string, string>> {
  const entries = await readdir(checkout(), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(checkout(), path.join(entry.parentPath, entry.name)));
  const texts = files
    .filter((file) => !file.startsWith('.cache'))
    .map(async (file) => [file, await readFile(path.join(checkout(), file), 'utf8')]);
  return Object.fromEntries(await Promise.all(texts));
}

test('adding a remote raises the minor version of `shared`, which the remote requires', async () => {
  await writeFiles(checkout(), { 'shared/api.md': '# Exports of @site/shared 1.8.2\n' });
  await add();
  expect(JSON.parse(await textOf('shared/package.json')).version).toBe('1.9.0');
  expect(await textOf('shared/CHANGELOG.md')).toContain('## 1.9.0\n\n- Registers `mfe-invented`.\n');
  expect(JSON.parse(await textOf('mfe-invented/package.json')).dependencies['@site/shared']).toBe('^1.9.0');
});

test('a version of `shared` that is high enough stays', async () => {
  await writeFiles(checkout(), { 'shared/api.md': '# Exports of @site/shared 0.9.0\n' });
  const before = await textOf('shared/package.json');
  await add();
  expect(await textOf('shared/package.json')).toBe(before);
  await remove();
  expect(await textOf('shared/package.json')).toBe(before);
});

test('the raised version of `shared` is restored when the last of two new remotes is removed', async () => {
  const before = await snapshot();
  await add();
  const other = readRequest('mfe-invented-too', {}, remotes, []);
  await addRemote(checkout(), other);
  await remove();
  expect(JSON.parse(await textOf('shared/package.json')).version).toBe(
    JSON.parse(await textOf('mfe-invented-too/package.json')).dependencies['@site/shared'].slice(1),
  );
  await removeRemote(checkout(), 'mfe-invented-too');
  expect(await snapshot()).toEqual(before);
});

test('a version of `shared` that was released meanwhile stays', async () => {
  await writeFiles(checkout(), { 'shared/api.md': '# Exports of @site/shared 1.8.2\n' });
  await add();
  await writeFiles(checkout(), { 'shared/api.md': '# Exports of @site/shared 1.9.0\n' });
  await remove();
  expect(JSON.parse(await textOf('shared/package.json')).version).toBe('1.9.0');
});

test('removing a remote leaves no trace', async () => {
  const before = await snapshot();
  await add();
  expect(await textOf(ownersFile)).toContain('/mfe-invented/ @example/');
  expect(await textOf(registryIndexFile)).toMatch(/remotes: .*\binventedRemote\b/);
  expect(await textOf('README.md')).toContain('| `mfe-invented` | `/inventada` | `InventedPage` `paths` |');
  await remove();
  expect(await snapshot()).toEqual(before);
  await expect(remove()).rejects.toThrow(new Error('Unknown remote mfe-invented'));
});

test.each(['mfe-invented/src/own.ts', 'shared/src/contracts/registry/invented.ts'])(
  'adding a remote does not overwrite %s',
  async (file) => {
    await writeFiles(checkout(), { [file]: '// mine\n' });
    const before = await snapshot();
    await expect(add()).rejects.toThrow(Error);
    expect(await snapshot()).toEqual(before);
  },
);

test('a remote that others need is not removed, and the error names the file that needs it', async () => {
  await add();
  await writeFiles(checkout(), { 'mfe-cart/src/Hint.tsx': `<Remote id="mfe_invented/InventedPage" props={{}} />` });
  const before = await snapshot();
  await expect(remove()).rejects.toThrow(new Error('mfe-invented is needed by mfe-cart/src/Hint.tsx'));
  expect(await snapshot()).toEqual(before);
});

test('neither tests that invent remotes nor a remote whose name begins alike prevent the removal', async () => {
  await add();
  await writeFiles(checkout(), {
    'mfe-invented-code/package.json': '{ "dependencies": { "@site/shared": "^1.0.0" } }',
    'mfe-invented-code/src/Page.tsx': `'mfe_invented_code/Page' + 'mfe-invented-code'`,
    'e2e/integration/newRemote.test.ts': `'mfe-invented'`,
  });
  await remove();
  expect(existsSync(path.join(checkout(), 'mfe-invented'))).toBe(false);
  expect(existsSync(path.join(checkout(), 'mfe-invented-code'))).toBe(true);
});

test('the registry imports in the order of the linter', async () => {
  await addRemote(checkout(), readRequest('mfe-velho', {}, remotes, []));
  const imported = [...(await textOf(registryIndexFile)).matchAll(/^import .* from '.\/(\w+)';/gm)].map(([, it]) => it);
  expect(imported).toContain('velho');
  expect(imported).toEqual(imported.toSorted());
});

test('quotes in texts are escaped', async () => {
  await addRemote(checkout(), request({ title: `D'água e "espuma"`, menu: "D'água" }));
  expect(await textOf('shared/src/contracts/registry/invented.ts')).toContain(`label: 'D\\'água'`);
  expect(await textOf('mfe-invented/src/invented/InventedPage.tsx')).toContain(`title: 'D\\'água e "espuma"'`);
});

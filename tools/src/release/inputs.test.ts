import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../paths';
import { temporaryFolderPerTest, writeFiles } from '../testing/temporaryFolder';

const folder = temporaryFolderPerTest();
const inRepository = (file: string) => path.join(folder(), file);

/** A small repository, with the module under test at its place in it: it looks around from there. */
async function repository(): Promise<typeof import('./inputs')> {
  await writeFiles(folder(), {
    'package-lock.json': '{}',
    'tsconfig.base.json': '{}',
    'tools/tsconfig.base.json': '{}',
    'mfe-x/package.json': '{}',
    'mfe-x/src/Page.tsx': 'page',
    'mfe-x/src/data/products.ts': 'products',
    'mfe-y/src/Page.tsx': 'page of another team',
    'shared/src/index.ts': 'shared',
    'tools/src/webpack/build.ts': 'builder',
  });
  await mkdir(inRepository('tools/src/release'));
  for (const file of ['tools/src/paths.ts', 'tools/src/release/inputs.ts']) {
    await copyFile(inRoot(file), inRepository(file));
  }
  await mkdir(inRepository('node_modules/@site'), { recursive: true });
  for (const name of ['shared', 'tools']) await symlink(`../../${name}`, inRepository(`node_modules/@site/${name}`));
  return import(inRepository('tools/src/release/inputs.ts'));
}

describe('the digest of what goes into a build', () => {
  test.each([
    'mfe-x/src/Page.tsx',
    'mfe-x/src/data/products.ts',
    'mfe-x/package.json',
    'mfe-x/src/new.ts',
    'shared/src/index.ts',
    'tools/src/webpack/build.ts',
    'tools/src/release/inputs.ts',
    'tools/tsconfig.base.json',
    'tsconfig.base.json',
    'package-lock.json',
  ])('is another one when %s changes', async (file) => {
    const { inputsDigest } = await repository();
    const before = await inputsDigest('mfe-x', '/mfe-x/');
    await writeFile(inRepository(file), 'changed');
    expect(await inputsDigest('mfe-x', '/mfe-x/')).not.toBe(before);
  });

  test.each([
    'mfe-y/src/Page.tsx',
    'mfe-x/README.md',
    'mfe-x/src/Page.test.tsx',
    'mfe-x/src/testing/sample.ts',
    'mfe-x/node_modules/react/index.js',
    'mfe-x/artwork/photo.svg',
    'README.md',
    'tools/src/publisher/pages.ts',
  ])('is the same when %s changes', async (file) => {
    const { inputsDigest } = await repository();
    const before = await inputsDigest('mfe-x', '/mfe-x/');
    await writeFiles(folder(), { [file]: 'changed' });
    expect(await inputsDigest('mfe-x', '/mfe-x/')).toBe(before);
  });

  test('is another one for another address, and when a file goes', async () => {
    const { inputsDigest } = await repository();
    const before = await inputsDigest('mfe-x', '/mfe-x/');
    expect(await inputsDigest('mfe-x', 'https://x.example.com/')).not.toBe(before);
    await rm(inRepository('mfe-x/src/data/products.ts'));
    expect(await inputsDigest('mfe-x', '/mfe-x/')).not.toBe(before);
  });
});

describe('the commit of a release', () => {
  const git = (...args: string[]) => {
    const identity = ['-c', 'user.name=Team', '-c', 'user.email=team@example.com', '-c', 'commit.gpgsign=false'];
    const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], { cwd: folder(), encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return stdout.trim();
  };
  const commit = (message: string) => {
    git('add', '.');
    git('commit', '--quiet', '--message', message);
    return git('rev-parse', 'HEAD');
  };

  test('is the last one that changed the package or what it is built from', async () => {
    const { sourceCommit } = await repository();
    git('init', '--quiet');
    const first = commit('Everything');
    await writeFile(inRepository('mfe-y/src/Page.tsx'), 'changed');
    commit('Another team');
    expect(sourceCommit('mfe-x')).toBe(first);
    await writeFile(inRepository('shared/src/index.ts'), 'changed');
    const third = commit('Shared');
    expect(sourceCommit('mfe-x')).toBe(third);
    await writeFile(inRepository('mfe-x/src/Page.tsx'), 'changed');
    const fourth = commit('Own');
    expect(sourceCommit('mfe-x')).toBe(fourth);
    expect(sourceCommit('mfe-y')).toBe(third);
  });

  test('has a + where the sources are not what was committed', async () => {
    const { sourceCommit } = await repository();
    git('init', '--quiet');
    const first = commit('Everything');
    await writeFile(inRepository('mfe-y/src/Page.tsx'), 'changed');
    expect(sourceCommit('mfe-x')).toBe(first);
    await writeFile(inRepository('mfe-x/src/new.ts'), 'new');
    expect(sourceCommit('mfe-x')).toBe(`${first}+`);
  });

  test('is not known outside a repository, and before the first commit', async () => {
    const { sourceCommit } = await repository();
    expect(sourceCommit('mfe-x')).toBeNull();
    git('init', '--quiet');
    expect(sourceCommit('mfe-x')).toBeNull();
  });
});

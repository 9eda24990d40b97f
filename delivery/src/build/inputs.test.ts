import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { inRoot, readSiteConfigFile } from '../repository';
import { temporaryFolderPerTest, writeFiles } from '../testing/temporaryFolder';
import { inputsDigest, inputsOf, isContentChange, sourceCommit } from './inputs';

const folder = temporaryFolderPerTest();
const inRepository = (file: string) => path.join(folder(), file);

const siteConfig = readSiteConfigFile(undefined, {});

/** A small repository with packages linked as npm links workspaces. */
beforeEach(async () => {
  await writeFiles(folder(), {
    'package-lock.json': '{}',
    'tsconfig.base.json': '{}',
    'mfe-x/package.json': '{}',
    'mfe-x/src/Page.tsx': 'page',
    'mfe-x/src/data/products.ts': 'products',
    'mfe-x/content/produtos/co2.json': '{}',
    'mfe-y/src/Page.tsx': 'page of another team',
    'shared/src/index.ts': 'shared',
    'delivery/bin/program.mjs': 'starts programs',
    'delivery/bin/program.d.mts': 'its types',
    'delivery/package.json': '{}',
    'delivery/tsconfig.base.json': '{}',
    'delivery/src/files/index.ts': 'files',
    'delivery/src/build/compile.ts': 'builder',
    'delivery/src/release/release.ts': 'releases',
    'delivery/src/repository/paths.ts': 'places',
    'site.config.json': JSON.stringify(siteConfig),
  });
  await mkdir(inRepository('node_modules/@site'), { recursive: true });
  for (const name of ['shared', 'delivery']) await symlink(`../../${name}`, inRepository(`node_modules/@site/${name}`));
});

describe('the digest of the inputs of a build', () => {
  test('changes when an input changes', async () => {
    for (const file of [
      'mfe-x/src/Page.tsx',
      'mfe-x/content/produtos/co2.json',
      'mfe-x/content/produtos/novo.json',
      'mfe-x/package.json',
      'mfe-x/src/new.ts',
      'shared/src/index.ts',
      'delivery/src/build/compile.ts',
      'delivery/src/files/index.ts',
      'delivery/bin/program.mjs',
      'delivery/package.json',
      'delivery/tsconfig.base.json',
      'tsconfig.base.json',
      'package-lock.json',
    ]) {
      const before = inputsDigest('mfe-x', '/mfe-x/', folder());
      await writeFile(inRepository(file), 'changed');
      expect([file, inputsDigest('mfe-x', '/mfe-x/', folder())]).not.toEqual([file, before]);
    }
  });

  test('stays the same when another file changes', async () => {
    const before = inputsDigest('mfe-x', '/mfe-x/', folder());
    for (const file of [
      'mfe-y/src/Page.tsx',
      'mfe-x/README.md',
      'mfe-x/src/Page.test.tsx',
      'mfe-x/src/testing/sample.ts',
      'mfe-x/node_modules/react/index.js',
      'README.md',
      'shared/api.md',
      'delivery/src/render/renderPage.ts',
    ]) {
      await writeFiles(folder(), { [file]: 'changed' });
      expect([file, inputsDigest('mfe-x', '/mfe-x/', folder())]).toEqual([file, before]);
    }
  });

  test('changes with the facts of site.config.json, which are in texts, and with nothing else in it', async () => {
    const digestWith = async (change: object) => {
      await writeFiles(folder(), { 'site.config.json': JSON.stringify({ ...siteConfig, ...change }) });
      return inputsDigest('mfe-x', '/mfe-x/', folder());
    };
    const before = await digestWith({});
    expect(await digestWith({ siteUrl: 'https://www.example.com', vitalsSample: 1 })).toBe(before);
    expect(await digestWith({ facts: { ...siteConfig.facts, responseHours: 48 } })).not.toBe(before);
    expect(await digestWith({ contact: { ...siteConfig.contact, hours: 'Todos os dias' } })).not.toBe(before);
  });

  test('changes with the address of the package, the version of Node, and when a file is removed', async () => {
    const before = inputsDigest('mfe-x', '/mfe-x/', folder());
    const [major = ''] = process.versions.node.split('.');
    expect(inputsDigest('mfe-x', '/mfe-x/', folder(), Number(major))).toBe(before);
    expect(inputsDigest('mfe-x', '/mfe-x/', folder(), Number(major) + 2)).not.toBe(before);
    expect(inputsDigest('mfe-x', 'https://x.example.com/', folder())).not.toBe(before);
    await rm(inRepository('mfe-x/src/data/products.ts'));
    expect(inputsDigest('mfe-x', '/mfe-x/', folder())).not.toBe(before);
  });
});

test('the inputs of a build include every file that the builder imports', () => {
  const entries = [
    ...['buildWorker', 'webpack/build', 'webpack/adoptStyles', 'webpack/wholeSource', 'pictures/pictureLoader'],
    'content/contentLoader',
    ...readdirSync(inRoot('delivery/src/build/runtime')).flatMap((file) =>
      file.endsWith('.test.ts') ? [] : `runtime/${path.basename(file, '.ts')}`,
    ),
  ].map((module) => inRoot(`delivery/src/build/${module}.ts`));
  const digested = new Set(inputsOf('mfe-catalog').map((file) => inRoot(file)));
  const reached = importsOf(entries);
  expect(reached.size).toBeGreaterThan(40);
  expect([...reached].filter((file) => !digested.has(file)).map((file) => path.relative(inRoot(), file))).toEqual([]);
});

/** @returns files of this repository that the entries import, directly or not, and the entries */
function importsOf(entries: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const pending = [...entries];
  for (let file = pending.pop(); file; file = pending.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      const options = { moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext };
      const { resolvedModule } = ts.resolveModuleName(fileName, file, options, ts.sys);
      const found = resolvedModule && realpathSync(resolvedModule.resolvedFileName);
      if (found && !found.includes('/node_modules/')) pending.push(found);
      else if (fileName.startsWith('.')) throw new Error(`${file} imports ${fileName}, which is not there`);
    }
  }
  return files;
}

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

describe('the commit of a release', () => {
  test('is the last commit that changed the package or its inputs', async () => {
    git('init', '--quiet');
    const first = commit('Everything');
    await writeFile(inRepository('mfe-y/src/Page.tsx'), 'changed');
    commit('Another team');
    expect(sourceCommit('mfe-x', folder())).toBe(first);
    await writeFile(inRepository('shared/src/index.ts'), 'changed');
    const third = commit('Shared');
    expect(sourceCommit('mfe-x', folder())).toBe(third);
    await writeFile(inRepository('mfe-x/src/Page.tsx'), 'changed');
    const fourth = commit('Own');
    expect(sourceCommit('mfe-x', folder())).toBe(fourth);
    expect(sourceCommit('mfe-y', folder())).toBe(third);
    // A + marks sources with uncommitted changes.
    await writeFile(inRepository('mfe-x/src/new.ts'), 'new');
    expect(sourceCommit('mfe-x', folder())).toBe(`${fourth}+`);
    expect(sourceCommit('mfe-y', folder())).toBe(third);
  });

  test('is null outside a repository and before the first commit', async () => {
    expect(sourceCommit('mfe-x', folder())).toBeNull();
    git('init', '--quiet');
    expect(sourceCommit('mfe-x', folder())).toBeNull();
  });
});

test('only content has changed where no input of the package but content files, pictures and configuration has', async () => {
  git('init', '--quiet');
  const live = commit('Live');
  expect(isContentChange('mfe-x', live, folder())).toBe(false);
  for (const file of [
    'mfe-x/src/Page.tsx',
    'mfe-x/content/produtos.ts',
    'shared/src/index.ts',
    'package-lock.json',
    'mfe-x/src/images/x.ts',
  ]) {
    await writeFiles(folder(), { [file]: 'changed', 'mfe-x/content/produtos/co2.json': 'changed' });
    git('add', '.');
    expect([file, isContentChange('mfe-x', live, folder())]).toEqual([file, false]);
    git('reset', '--quiet', '--hard');
  }
  for (const file of [
    'mfe-x/content/produtos/co2.json',
    'mfe-x/src/images/produtos/novo.JPG',
    'site.config.json',
    'mfe-y/src/Page.tsx',
  ]) {
    await writeFiles(folder(), { [file]: 'changed' });
    git('add', '.');
    expect([file, isContentChange('mfe-x', live, folder())]).toEqual([file, true]);
  }
  for (const unknown of [`${live}+`, null, '0'.repeat(40), '--output=x'])
    expect(isContentChange('mfe-x', unknown, folder())).toBe(false);
});

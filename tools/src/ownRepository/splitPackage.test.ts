import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '@site/delivery/repository';
import { temporaryFolderPerTest, writeFiles } from '@site/delivery/testing/temporaryFolder';
import { parse } from 'yaml';
import { actionlint } from '../testing/actionlint';
import { checkTarget, ownManifest, ownTsConfig, type Team, teamFiles } from './splitPackage';

jest.setTimeout(60_000);

const folder = temporaryFolderPerTest();

const team: Team = {
  name: 'mfe-x',
  version: '1.3.0',
  registry: 'https://registry.example.com/',
  versions: { '@site/shared': '1.2.0', '@site/delivery': '2.1.0' },
  node: '>=20.18',
};

test('all commands name the package and its registry; pipeline and README use only existing commands', async () => {
  const files = await teamFiles(team);
  const { scripts, workspaces, devDependencies } = JSON.parse(files['package.json'] ?? '');
  expect(workspaces).toEqual(['mfe-x']);
  expect(devDependencies).toEqual({ '@site/delivery': '^2.1.0' });
  expect(scripts.deploy).toBe('site deploy mfe-x --store https://registry.example.com/');
  const named = [files['README.md'], files['.github/workflows/release.yml']].flatMap((text) =>
    [...(text ?? '').matchAll(/npm (?:run )?([a-z-]+)/g)].map(([, command = '']) => command),
  );
  const npmsOwn = ['ci', 'login', 'update', 'outdated'];
  for (const command of named) {
    expect([command, command in scripts || npmsOwn.includes(command)]).toEqual([command, true]);
  }
  expect(files['.npmrc']).toContain('@site:registry=https://registry.example.com/\n');
  for (const text of Object.values(files)) expect(text.replaceAll('${{', '')).not.toContain('{{');
  expect(files['mfe-x/CHANGELOG.md']).toContain('# mfe-x\n\n## 1.3.0\n');
});

test('the pipeline is a valid workflow that keeps its token from pull requests', async () => {
  const text = (await teamFiles(team))['.github/workflows/release.yml'] ?? '';
  await writeFiles(folder(), { 'release.yml': text });
  expect(await actionlint(folder(), '*.yml')).toMatchObject({ passed: true });
  const { permissions, jobs } = parse(text);
  expect(permissions).toEqual({ contents: 'read' });
  expect(jobs.release).toMatchObject({ environment: 'mfe-x', if: expect.stringContaining("!= 'pull_request'") });
  expect(JSON.stringify(jobs.test)).not.toContain('secrets');
});

test('only references out of the repository change in the package’s own files', () => {
  const manifest = {
    name: 'mfe-x',
    version: '1.3.0',
    author: 'Equipe X',
    dependencies: { '@site/shared': '^1.0.0' },
  };
  const scripts = { deploy: 'node ../tools/bin/run.mjs deploy mfe-x' };
  expect(JSON.parse(ownManifest(JSON.stringify({ ...manifest, scripts })))).toEqual(manifest);
  // Its own bundler's scripts stay.
  const own = { bundle: 'vite build', serve: 'vite' };
  expect(JSON.parse(ownManifest(JSON.stringify({ ...manifest, scripts: { ...scripts, ...own } })))).toEqual({
    ...manifest,
    scripts: own,
  });
  expect(ownTsConfig('{ "extends": "../tsconfig.base.json", "include": ["src", "../delivery/types"] }')).toBe(
    '{ "extends": "../tsconfig.base.json", "include": ["src", "../node_modules/@site/delivery/types"] }',
  );
});

const target = (name: string) => path.join(folder(), name);

test('nothing is overwritten', async () => {
  await mkdir(target('used'));
  await mkdir(target('cloned/.git'), { recursive: true });
  await expect(checkTarget(target('cloned'))).resolves.toBeUndefined();
  await writeFile(target('used/README.md'), 'ours');
  await expect(checkTarget(target('used'))).rejects.toThrow(new Error(`${target('used')} is not empty`));
  await expect(checkTarget(target('used/README.md'))).rejects.toThrow('README.md is a file');
});

test('a repository inside this one is refused', async () => {
  await expect(checkTarget(inRoot('teams/catalog'))).rejects.toThrow('is inside this repository');
});

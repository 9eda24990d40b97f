import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './paths';
import { temporaryFolderPerTest, writeFiles } from './testing/temporaryFolder';
import { buildVersion } from './version';

const folder = temporaryFolderPerTest();
const version = (publicBase = '/mfe-x/') => buildVersion(path.relative(root, folder()), publicBase);

beforeEach(() =>
  writeFiles(folder(), { 'package.json': '{"version":"1.4.0"}', 'src/a.ts': 'a', 'src/b/c.module.css': '.c {}' }),
);

test('is the version of the package and a digest, the same each time', async () => {
  const first = await version();
  expect(first).toMatch(/^1\.4\.0-[0-9a-f]{8}$/);
  expect(await version()).toBe(first);
});

test.each(['src/a.ts', 'src/b/c.module.css', 'src/new.ts', 'webpack.config.ts'])('changes with %s', async (file) => {
  const before = await version();
  await writeFile(path.join(folder(), file), 'other');
  expect(await version()).not.toBe(before);
});

test('changes with the address that the package is served from', async () => {
  expect(await version('https://cdn.example.com/')).not.toBe(await version());
});

test.each([
  'src/a.test.ts',
  'src/b/A.test.tsx',
  'src/testing/helper.ts',
  'README.md',
  'artwork/draw.ts',
  'node_modules/x/index.js',
])('does not change with %s', async (file) => {
  const before = await version();
  await writeFiles(folder(), { [file]: 'other' });
  expect(await version()).toBe(before);
});

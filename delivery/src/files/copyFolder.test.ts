import { chmod, mkdir, readFile, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolderPerTest } from '../testing/temporaryFolder';
import { copyFolder } from './copyFolder';
import { filesBelow } from './walk';

const folder = temporaryFolderPerTest();
const source = () => path.join(folder(), 'source');
const target = () => path.join(folder(), 'target');
const changed = new Date('2026-03-09T14:30:00Z');

beforeEach(async () => {
  await mkdir(path.join(source(), 'browser'), { recursive: true });
  await writeFile(path.join(source(), 'browser/main.js'), 'main');
  await writeFile(path.join(source(), 'release.json'), '{}');
  await utimes(path.join(source(), 'release.json'), changed, changed);
});

test('copyFolder does not copy the setgid bit', async () => {
  const paths = ['.', 'browser', 'browser/main.js'];
  for (const each of paths) await chmod(path.join(source(), each), 0o2770);
  await copyFolder(source(), target());
  const modes = await Promise.all(paths.map(async (each) => (await stat(path.join(target(), each))).mode & 0o7777));
  const umask = process.umask();
  expect(modes).toEqual([0o777 & ~umask, 0o777 & ~umask, 0o666 & ~umask]);
  expect(await readFile(path.join(target(), 'browser/main.js'), 'utf8')).toBe('main');
});

test('copyFolder leaves out filtered files', async () => {
  await copyFolder(source(), target(), { filter: (file) => path.relative(source(), file) !== 'browser' });
  expect(await filesBelow(target())).toEqual(['release.json']);
});

test('copyFolder refuses links unless they are dereferenced', async () => {
  await symlink('browser', path.join(source(), 'link'));
  await expect(copyFolder(source(), target())).rejects.toThrow('link is neither a file nor a folder');
  await copyFolder(source(), target(), { dereference: true, preserveTimestamps: true });
  expect(await filesBelow(target())).toEqual(['browser/main.js', 'link/main.js', 'release.json']);
  expect((await stat(path.join(target(), 'release.json'))).mtime).toEqual(changed);
});

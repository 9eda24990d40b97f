import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeRelease } from '../testing/sampleReleases';
import { temporaryFolderPerTest, writeFiles } from '../testing/temporaryFolder';
import { bytesOf, contentDigest, digestOf, parseRelease, ReleaseError, readRelease, verifyRelease } from './release';

const parent = temporaryFolderPerTest();
const folder = () => path.join(parent(), 'release');
beforeEach(() => mkdir(folder()));
const files = { 'browser/remoteEntry.js': 'entry', 'server/Page.cjs': 'página' };
const write = () => writeRelease(folder(), { name: 'mfe-cart', version: '1.0.0', files });
const description = async (): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(path.join(await write(), 'release.json'), 'utf8'));

test('verifyRelease returns a release whose files match its description', async () => {
  const release = await verifyRelease(await write());
  expect(release).toMatchObject({ name: 'mfe-cart', version: '1.0.0' });
  expect(release.files['server/Page.cjs']).toEqual({ digest: digestOf('página'), bytes: 7 });
  expect(bytesOf(release)).toBe(12);
});

test.each<[string, () => Promise<unknown>, string]>([
  ['missing', () => rm(path.join(folder(), 'server/Page.cjs')), 'server/Page.cjs is missing'],
  [
    'changed by one byte',
    () => writeFile(path.join(folder(), 'server/Page.cjs'), 'pàgina'),
    'server/Page.cjs is not what was released',
  ],
  [
    'a link to the same content',
    async () => {
      await rename(path.join(folder(), 'server/Page.cjs'), path.join(folder(), '../page.cjs'));
      await symlink(path.join(folder(), '../page.cjs'), path.join(folder(), 'server/Page.cjs'));
    },
    'server/Page.cjs is not what was released',
  ],
  ['added', () => writeFiles(folder(), { 'browser/more.js': '' }), 'browser/more.js is not listed'],
  ['added under the name of a method', () => writeFiles(folder(), { toString: '' }), 'toString is not listed'],
  ['a link to a folder', () => symlink('/', path.join(folder(), 'browser/all')), 'browser/all is not listed'],
])('verifyRelease names a file that is %s', async (_what, change, complaint) => {
  await write();
  await change();
  await expect(verifyRelease(folder())).rejects.toThrow(new ReleaseError(`mfe-cart 1.0.0: ${complaint}`));
});

test.each<[string, Record<string, unknown>, string]>([
  ['name', { name: '../mfe-cart' }, 'name '],
  ['files', { files: { '../../etc/passwd': { digest: digestOf(''), bytes: 0 } } }, 'files'],
  ['files', { files: { '/etc/passwd': { digest: digestOf(''), bytes: 0 } } }, 'files'],
  ['files', { files: { 'a.js': { digest: 'sha256-short', bytes: 0 } } }, 'files.a.js.digest '],
  ['modules', { modules: undefined }, 'modules '],
])('parseRelease refuses an invalid field in one line: %s', async (_what, change, complaint) => {
  const json = { ...(await description()), ...change };
  expect(() => parseRelease(json)).toThrow(ReleaseError);
  expect(() => parseRelease(json)).toThrow(`Not a release: ${complaint}`);
});

test('readRelease refuses a folder without release.json, or with one that is a link, a pipe or no JSON', async () => {
  await expect(readRelease(folder())).rejects.toThrow(new ReleaseError(`There is no release.json in ${folder()}`));
  await symlink('/dev/zero', path.join(folder(), 'release.json'));
  await expect(readRelease(folder())).rejects.toThrow(new ReleaseError(`There is no release.json in ${folder()}`));
  await rm(path.join(folder(), 'release.json'));
  // Reading a pipe without a writer would never end.
  execFileSync('mkfifo', [path.join(folder(), 'release.json')]);
  await expect(readRelease(folder())).rejects.toThrow(new ReleaseError(`There is no release.json in ${folder()}`));
  await rm(path.join(folder(), 'release.json'));
  await writeFiles(folder(), { 'release.json': '{"name": "mfe-c' });
  await expect(readRelease(folder())).rejects.toThrow(new ReleaseError(`release.json in ${folder()} is not JSON`));
});

test('contentDigest depends on the files, not on their order', () => {
  const [a, b] = [
    { digest: digestOf('a'), bytes: 1 },
    { digest: digestOf('b'), bytes: 1 },
  ];
  const digest = contentDigest({ files: { 'a.js': a, 'b.js': b } });
  expect(contentDigest({ files: { 'b.js': b, 'a.js': a } })).toBe(digest);
  expect(contentDigest({ files: { 'a.js': b, 'b.js': a } })).not.toBe(digest);
  expect(contentDigest({ files: { 'a.js': a } })).not.toBe(digest);
});

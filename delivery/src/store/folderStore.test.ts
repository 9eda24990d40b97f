import { mkdir, readdir, readFile, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from '../release';
import { writeRelease } from '../testing/sampleReleases';
import { temporaryFolderPerTest, writeFiles } from '../testing/temporaryFolder';
import { createFolderStore } from './folderStore';
import { StoreError } from './releaseStore';

const folder = temporaryFolderPerTest();
const inStore = (...parts: string[]) => path.join(folder(), 'store', ...parts);
const open = () => createFolderStore(inStore());
const build = (version: string, more: Record<string, string> = {}) => {
  const files = { 'browser/remoteEntry.js': version, ...more };
  return writeRelease(path.join(folder(), 'built', version), { name: 'mfe-catalog', version, files });
};
const publish = async (version: string, more?: Record<string, string>) => open().publish(await build(version, more));
/** Sets the publication times of releases, one day apart. */
const date = async (...versions: readonly string[]) => {
  for (const [index, version] of versions.entries()) {
    const time = new Date(2026, 0, index + 1);
    await utimes(inStore('mfe-catalog', version, 'release.json'), time, time);
  }
};

describe('an asset that several releases share', () => {
  const photo = (version: string) => inStore('mfe-catalog', version, 'assets/photo.avif');
  const inode = async (file: string) => (await stat(file)).ino;

  test('is stored once, until the last of these releases is deleted', async () => {
    for (const version of ['1.0.0', '1.0.1']) await publish(version, { 'assets/photo.avif': 'a photo' });
    await publish('1.0.2', { 'assets/photo.avif': 'another photo' });
    expect(await inode(photo('1.0.1'))).toBe(await inode(photo('1.0.0')));
    expect(await inode(photo('1.0.2'))).not.toBe(await inode(photo('1.0.0')));
    const entry = 'mfe-catalog/1.0.1/browser/remoteEntry.js';
    expect((await stat(inStore(entry))).nlink).toBe(1);

    await date('1.0.0', '1.0.2', '1.0.1');
    await open().removeOld?.('mfe-catalog', 1);
    expect(await open().versions('mfe-catalog')).toEqual(['1.0.1']);
    await open().fetch('mfe-catalog', '1.0.1');
    expect(await readFile(photo('1.0.1'), 'utf8')).toBe('a photo');
  });

  test('is stored anew if the stored file was changed', async () => {
    await publish('1.0.0', { 'assets/photo.avif': 'a photo' });
    await writeFile(photo('1.0.0'), 'tampered');
    await publish('1.0.1', { 'assets/photo.avif': 'a photo' });
    await open().fetch('mfe-catalog', '1.0.1');
    await expect(open().fetch('mfe-catalog', '1.0.0')).rejects.toThrow(ReleaseError);
  });
});

test('a package whose releases can’t be read is listed beside the others', async () => {
  await publish('1.0.0');
  await mkdir(inStore('mfe-cart'));
  // A link that leads to itself.
  await symlink('1.0.0', inStore('mfe-cart/1.0.0'));
  await expect(open().versions('mfe-cart')).rejects.toThrow('ELOOP');
  expect(await open().packages()).toEqual(['mfe-cart', 'mfe-catalog']);
});

test('two servers that withdraw a canary at once leave a canary deployed meanwhile', async () => {
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) await publish(version);
  const next = { live: '1.0.0', canary: { version: '1.0.2', traffic: 10 } };
  for (let turn = 0; turn < 3; turn += 1) {
    await open().moveChannels('mfe-catalog', { live: '1.0.0', canary: { version: '1.0.1', traffic: 10 } });
    await Promise.all([
      open().rollBackCanary('mfe-catalog', '1.0.1'),
      open().moveChannels('mfe-catalog', next),
      open().rollBackCanary('mfe-catalog', '1.0.1'),
    ]);
    expect(await open().channels('mfe-catalog')).toEqual(next);
  }
});

test('a release that describes itself as another package is not fetched', async () => {
  await writeRelease(inStore('mfe-cart/1.0.0'), { name: 'mfe-catalog', version: '1.0.0', files: { 'a.js': 'a' } });
  await expect(open().fetch('mfe-cart', '1.0.0')).rejects.toThrow(
    new ReleaseError('mfe-cart 1.0.0: it says that it is mfe-catalog 1.0.0'),
  );
});

test('files of a killed process are ignored, and deleted by a publication after an hour', async () => {
  await publish('1.0.0');
  await writeFiles(inStore('mfe-catalog'), { '.new-a1b2c3/1.0.1/release.json': '{', '.new-d4e5f6/channels.json': '{' });
  await mkdir(inStore('.new-g7h8i9'));
  expect(await open().packages()).toEqual(['mfe-catalog']);
  expect(await open().versions('mfe-catalog')).toEqual(['1.0.0']);

  await publish('1.0.1');
  expect(await readdir(inStore('mfe-catalog'))).toContain('.new-a1b2c3');
  const long = new Date(Date.now() - 61 * 60 * 1000);
  for (const name of ['.new-a1b2c3', '.new-d4e5f6']) await utimes(inStore('mfe-catalog', name), long, long);
  await publish('1.0.2');
  expect((await readdir(inStore('mfe-catalog'))).sort()).toEqual(['1.0.0', '1.0.1', '1.0.2']);
});

test('invalid channels are an error of one line, and can be replaced', async () => {
  await publish('1.0.0');
  for (const [text, problem] of [
    ['{"live": "1.0', 'they'],
    ['{"live": "../1.0.0"}', 'live must be a version'],
    ['{"canary": {"version": "1.0.0", "traffic": 100}}', 'canary.traffic must be 1 to 99 per cent'],
  ] as const) {
    await writeFile(inStore('mfe-catalog/channels.json'), text);
    const file = inStore('mfe-catalog/channels.json');
    await expect(open().channels('mfe-catalog')).rejects.toThrow(`The channels of ${file} can't be used: ${problem}`);
  }
  await open().moveChannels('mfe-catalog', { live: '1.0.0' });
  expect(await open().channels('mfe-catalog')).toEqual({ live: '1.0.0' });
});

test('a store that cannot be written to is an error of one line', async () => {
  await writeFiles(folder(), { 'store/mfe-catalog': 'a file' });
  await expect(publish('1.0.0')).rejects.toThrow(/^E[A-Z]+: .+\/store\/mfe-catalog.*$/);
});

test('removeOld deletes old releases except those in channels', async () => {
  const versions = ['1.0.0', '1.0.1', '1.0.2', '1.0.3'];
  for (const version of versions) await publish(version);
  await date(...versions);
  const rollback = { time: '2026-01-05T12:00:00.000Z', reason: 'Falhou sempre.' };
  for (const version of ['1.0.0', '1.0.1']) await open().recordRollback('mfe-catalog', { version, ...rollback });
  await open().moveChannels('mfe-catalog', { live: '1.0.3', previous: '1.0.0' });
  await open().removeOld?.('mfe-catalog', 1);
  expect(await open().versions('mfe-catalog')).toEqual(['1.0.3', '1.0.0']);
  const files = ['1.0.0', '1.0.3', 'channels.json', 'history.txt', 'verdict-1.0.0.txt'];
  expect((await readdir(inStore('mfe-catalog'))).sort()).toEqual(files);
});

describe('a move of several packages', () => {
  const before = { live: '1.0.0' };
  const after = { live: '1.0.1', previous: '1.0.0' };
  const both = async () => [await open().channels('mfe-cart'), await open().channels('mfe-catalog')];

  beforeEach(async () => {
    for (const name of ['mfe-cart', 'mfe-catalog']) {
      for (const version of ['1.0.0', '1.0.1'])
        await open().publish(
          await writeRelease(path.join(folder(), name, version), {
            name,
            version,
            files: { 'browser/remoteEntry.js': '' },
          }),
        );
      await open().moveChannels(name, before);
    }
  });

  test('that was written counts for every reader, and the next move is made after it', async () => {
    await open().moveTogether({ 'mfe-cart': after, 'mfe-catalog': after });
    expect(await both()).toEqual([after, after]);
    expect(await readdir(inStore())).not.toContain('move.json');
    // As a mover leaves it that is killed after the first package.
    for (const name of ['mfe-cart', 'mfe-catalog']) await open().moveChannels(name, before);
    await open().moveChannels('mfe-cart', after);
    const revision = await open().revision(['mfe-cart', 'mfe-catalog']);
    await writeFile(inStore('move.json'), JSON.stringify({ 'mfe-cart': after, 'mfe-catalog': after }));
    expect(await both()).toEqual([after, after]);
    expect(await open().revision(['mfe-cart', 'mfe-catalog'])).not.toBe(revision);
    await open().moveChannels('mfe-cart', before);
    expect(await both()).toEqual([before, after]);
    expect(await readdir(inStore())).not.toContain('move.json');
  });

  test('with a missing release moves nothing', async () => {
    const moves = { 'mfe-cart': after, 'mfe-catalog': { live: '9.9.9' } };
    await expect(open().moveTogether(moves)).rejects.toThrow(StoreError);
    expect(await both()).toEqual([before, before]);
  });
});

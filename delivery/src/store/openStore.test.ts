import path from 'node:path';
import { root } from '../repository';
import { temporaryFolderPerTest, writeFiles } from '../testing/temporaryFolder';
import { openStore } from './openStore';
import { StoreError } from './releaseStore';

const folder = temporaryFolderPerTest();
const before = process.env.SITE_STORE;
afterEach(() => {
  if (before === undefined) delete process.env.SITE_STORE;
  else process.env.SITE_STORE = before;
});

test('without a location, openStore uses SITE_STORE or else var/releases', async () => {
  delete process.env.SITE_STORE;
  expect((await openStore(undefined, { root })).location).toBe(path.join(root, 'var/releases'));
  process.env.SITE_STORE = '';
  expect((await openStore(undefined, { root })).location).toBe(path.join(root, 'var/releases'));
  process.env.SITE_STORE = folder();
  expect((await openStore()).location).toBe(folder());
});

test.each(['', ' ', 's3://bucket/releases', 'ftp://example.com', 'http://', 'https:', 'file:///var/releases', 'a\0b'])(
  'openStore refuses "%s" in one line',
  async (location) => {
    await expect(openStore(location)).rejects.toThrow(
      new StoreError(`"${location}" is not a release store: a folder or the https://… of an npm registry is`),
    );
  },
);

test('openStore refuses an address with an account, and a file', async () => {
  await expect(openStore('https://maria:secret@npm.example.com')).rejects.toThrow(
    new StoreError('The account for https://npm.example.com/ belongs in .npmrc (npm login), not in its address'),
  );
  await writeFiles(folder(), { file: '' });
  const file = path.join(folder(), 'file');
  await expect(openStore(file)).rejects.toThrow(new StoreError(`"${file}" is not a release store: it is a file`));
});

import path from 'node:path';
import { temporaryFolderPerTest } from '../testing/temporaryFolder';
import { placeOf } from './command';

const folder = temporaryFolderPerTest();
const before = process.env.SITE_STORE;
afterEach(() => {
  if (before === undefined) delete process.env.SITE_STORE;
  else process.env.SITE_STORE = before;
});

test('a named release store that is missing is refused, unless it is to be made', async () => {
  const missing = path.join(folder(), 'typo');
  await expect(placeOf({ store: missing })).rejects.toThrow(`There is no release store ${missing}`);
  expect((await placeOf({ store: missing, create: true })).store.location).toBe(missing);
  expect((await placeOf({ store: folder() })).store.location).toBe(folder());
  process.env.SITE_STORE = missing;
  await expect(placeOf({})).rejects.toThrow('deploy --create makes one');
});

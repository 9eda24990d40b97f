import { mkdir, readdir, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolderPerTest } from '../../testing/temporaryFolder';
import { ending, forgetUnused, remembered } from './pictureCache';
import type { MadePicture } from './pictureVariants';

const folder = temporaryFolderPerTest();
const day = 24 * 3600 * 1000;
const picture: MadePicture = {
  facts: { widths: [72], height: 72, color: 'c4122d' },
  variants: new Map([['-72.avif', Buffer.from('avif')]]),
};
const make = jest.fn(async () => picture);
const asked = (key: string) => remembered(folder(), key, make);

beforeEach(() => make.mockClear());

const kept = (key: string) => key + ending;

/** As if nobody had asked for it in so many days. */
async function age(name: string, days: number) {
  const then = new Date(Date.now() - days * day);
  await utimes(path.join(folder(), name), then, then);
}

test('what no build has asked for in six weeks is forgotten, and what one left behind', async () => {
  await asked('old');
  await asked('recent');
  await mkdir(path.join(folder(), 'killed.Xy12ab'));
  await age(kept('old'), 43);
  await age(kept('recent'), 41);
  await age('killed.Xy12ab', 43);
  await forgetUnused(folder(), Date.now());
  expect(await readdir(folder())).toEqual([kept('recent')]);
});

test('to be asked for is to be used, and nothing is made again', async () => {
  await asked('a');
  await age(kept('a'), 43);
  expect(await asked('a')).toEqual(picture);
  await forgetUnused(folder(), Date.now());
  expect(await readdir(folder())).toEqual([kept('a')]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('what another process has deleted is made again', async () => {
  await asked('a');
  await rm(path.join(folder(), kept('a')));
  expect(await asked('a')).toEqual(picture);
  expect(make).toHaveBeenCalledTimes(2);
});

test('whoever asks while it is being made waits for the same', async () => {
  expect(await Promise.all([asked('a'), asked('a')])).toEqual([picture, picture]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('there may be no folder yet', async () => {
  await expect(forgetUnused(path.join(folder(), 'none'), Date.now())).resolves.toBeUndefined();
});

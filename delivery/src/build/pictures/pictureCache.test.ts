import { rm } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolderPerTest } from '../../testing/temporaryFolder';
import { ending, remembered } from './pictureCache';
import type { MadePicture } from './pictureVariants';

const folder = temporaryFolderPerTest();
const picture: MadePicture = {
  facts: { widths: [72], height: 72, color: 'c4122d' },
  variants: new Map([['-72.avif', Buffer.from('avif')]]),
};
const make = jest.fn(async () => picture);
const asked = (key: string) => remembered(folder(), key, make);

beforeEach(() => make.mockClear());

test('nothing is made again', async () => {
  await asked('a');
  expect(await asked('a')).toEqual(picture);
  expect(make).toHaveBeenCalledTimes(1);
});

test('what another process has deleted is made again', async () => {
  await asked('a');
  await rm(path.join(folder(), `a${ending}`));
  expect(await asked('a')).toEqual(picture);
  expect(make).toHaveBeenCalledTimes(2);
});

test('whoever asks while it is being made waits for the same', async () => {
  expect(await Promise.all([asked('a'), asked('a')])).toEqual([picture, picture]);
  expect(make).toHaveBeenCalledTimes(1);
});

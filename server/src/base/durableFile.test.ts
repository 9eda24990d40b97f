import { open, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namesIn, useTemporaryFolder } from '../testing/temporaryFolder';
import { removeDurably, writeDurably } from './durableFile';

const folder = useTemporaryFolder();

/** Kinds of the handles that an action flushes, in order: `file` or `folder`. */
async function flushedDuring(action: () => Promise<void>): Promise<string[]> {
  const handle = await open(folder());
  const prototype: typeof handle = Object.getPrototypeOf(handle);
  await handle.close();
  const flushed: string[] = [];
  const { sync } = prototype;
  const spy = jest.spyOn(prototype, 'sync').mockImplementation(async function (this: typeof handle) {
    await sync.call(this);
    flushed.push((await this.stat()).isDirectory() ? 'folder' : 'file');
  });
  try {
    await action();
  } finally {
    spy.mockRestore();
  }
  return flushed;
}

test('writeDurably flushes the file, then its folder', async () => {
  const path = join(folder(), 'a.json');
  expect(await flushedDuring(() => writeDurably(path, 'texto é'))).toEqual(['file', 'folder']);
  expect(await readFile(path, 'utf8')).toBe('texto é');
  expect(await namesIn(folder())).toEqual(['a.json']);
});

test('writeDurably creates missing folders and flushes the parent of each', async () => {
  const path = join(folder(), 'x/y/a.json');
  expect(await flushedDuring(() => writeDurably(path, ''))).toEqual(['folder', 'folder', 'file', 'folder']);
  expect(await namesIn(join(folder(), 'x/y'))).toEqual(['a.json']);
});

test('removeDurably flushes the folder and accepts a file that is already gone', async () => {
  const path = join(folder(), 'a.json');
  await writeFile(path, '');
  expect(await flushedDuring(() => removeDurably(path))).toEqual(['folder']);
  expect(await namesIn(folder())).toEqual([]);
  await removeDurably(path);
});

test('only the server’s user can read a stored file and its folder', async () => {
  const path = join(folder(), 'x/a.json');
  await writeDurably(path, '');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder(), 'x'))).mode & 0o777).toBe(0o700);
});

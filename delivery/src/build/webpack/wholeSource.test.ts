import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { temporaryFolderPerTest } from '../../testing/temporaryFolder';
import wholeSource from './wholeSource';

const folder = temporaryFolderPerTest();
let resourcePath: string;

beforeEach(async () => {
  resourcePath = path.join(folder(), 'Part.tsx');
  await writeFile(resourcePath, '');
});

test('a file with something in it is taken as it was read', async () => {
  await writeFile(resourcePath, 'export const later = 2;');
  expect(await wholeSource.call({ resourcePath }, 'export const earlier = 1;')).toBe('export const earlier = 1;');
});

test('one that is being written anew is taken once something is in it', async () => {
  const source = wholeSource.call({ resourcePath }, '');
  await setTimeout(100);
  await writeFile(resourcePath, 'export const whole = true;');
  expect(await source).toBe('export const whole = true;');
});

test('one that stays empty, or is gone, is empty', async () => {
  expect(await wholeSource.call({ resourcePath }, '')).toBe('');
  await rm(resourcePath);
  expect(await wholeSource.call({ resourcePath }, '')).toBe('');
});

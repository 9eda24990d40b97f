import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { temporaryFolderPerTest } from '../../testing/temporaryFolder';
import wholeSource from './wholeSource';

const folder = temporaryFolderPerTest();

test('wholeSource waits until an empty file is written; one that stays empty or is deleted is empty', async () => {
  const resourcePath = path.join(folder(), 'Part.tsx');
  const whole = (source: string) => wholeSource.call({ resourcePath }, source);
  await writeFile(resourcePath, 'export const later = 2;');
  expect(await whole('export const earlier = 1;')).toBe('export const earlier = 1;');
  await writeFile(resourcePath, '');
  expect(await whole('')).toBe('');
  const source = whole('');
  await setTimeout(100);
  await writeFile(resourcePath, 'export const whole = true;');
  expect(await source).toBe('export const whole = true;');
  await rm(resourcePath);
  expect(await whole('')).toBe('');
});

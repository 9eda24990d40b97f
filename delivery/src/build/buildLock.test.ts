import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolderPerTest } from '../testing/temporaryFolder';
import { withBuildLock } from './buildLock';

const folder = temporaryFolderPerTest();
const builds = () => path.join(folder(), 'builds/mfe-catalog');

test('of two who build the same, the second begins when the first has ended', async () => {
  const said: string[] = [];
  const build = (name: string) =>
    withBuildLock(builds(), async () => {
      said.push(`${name} begins`);
      await wait(100);
      said.push(`${name} ends`);
      return name;
    });
  expect((await Promise.all([build('start'), build('test')])).sort()).toEqual(['start', 'test']);
  const [first] = said[0]?.split(' ') ?? [];
  const second = first === 'start' ? 'test' : 'start';
  expect(said).toEqual([`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`]);
});

test('a build that fails leaves the way free', async () => {
  const failing = withBuildLock(builds(), () => Promise.reject(new Error('webpack says no')));
  await expect(failing).rejects.toThrow('webpack says no');
  expect(await withBuildLock(builds(), async () => 'built')).toBe('built');
});

import { rename, rm, symlink, writeFile } from 'node:fs/promises';
import { rollBack } from '../store';
import { catalogTexts, sampleCatalog, sampleContent } from '../testing/sampleReleases';
import { sampleSitePerTest } from '../testing/sampleSite';
import { moveChecked } from './moveChecked';

jest.setTimeout(60_000);

const { world, inStore } = sampleSitePerTest();
const water = () => world.page('produtos/AP-10L');
const home = () => world.read('index.html');
const content = () => world.deploy(sampleContent('1.0.1', { modules: { HomePage: '"<h1>Novo</h1>"' }, paths: ['/'] }));
const catalog = () => world.deploy(sampleCatalog('1.0.1', catalogTexts('Nova')));
const channelsFile = () => inStore('mfe-content/channels.json');
const folderOfContent = () => inStore('mfe-content');

test.each<[string, () => Promise<unknown>]>([
  ['channels are damaged', () => writeFile(channelsFile(), '{"live": "1.0')],
  ['channels are a link', () => rm(channelsFile()).then(() => symlink('/dev/zero', channelsFile()))],
  ['channels have a gigabyte', () => writeFile(channelsFile(), Buffer.alloc(2 ** 17, ' '))],
  ['releases are gone', () => rm(folderOfContent(), { recursive: true })],
  ['newest release is gone', () => rm(inStore('mfe-content/1.0.1'), { recursive: true })],
])('a package whose %s stays as published, and the others can be published and rolled back', async (_what, spoil) => {
  await world.publishFirst();
  await content();
  await catalog();
  await spoil();
  const { heldBack } = await world.publish();
  expect([...heldBack.keys()]).toEqual(['mfe-content']);
  expect([...heldBack.values()].join()).toMatch(/mfe-content/);
  expect(await water()).toContain('<h1>Nova</h1>');
  expect(await home()).toContain('<h1>Início</h1>');
  await moveChecked({ ...world, log: () => {}, names: ['mfe-catalog'], move: (own) => rollBack(own) });
  expect(await water()).toContain('<h1>Água</h1>');
  expect(await home()).toContain('<h1>Início</h1>');
});

test.each<[string, Partial<Record<'channels' | 'describe' | 'fetch', number>>]>([
  ['before its channels are read', { channels: 1 }],
  ['before a file is fetched', { fetch: 1 }],
])('a store that is deleted %s leaves the site unchanged', async (_when, at) => {
  await world.publishFirst();
  await content();
  await catalog();
  const away = `${world.store.location}-away`;
  const store = { ...world.store };
  for (const [part, count] of Object.entries(at) as [keyof typeof at, number][]) {
    let left = count;
    Object.assign(store, {
      [part]: async (name: string, version: string) => {
        left -= 1;
        if (left === 0) await rename(world.store.location, away);
        return world.store[part]?.(name, version);
      },
    });
  }
  const { heldBack } = await world.publish({ store });
  expect(heldBack.size).toBeGreaterThan(0);
  expect(await home()).toContain('<h1>Início</h1>');
  for (const file of [await home(), await water()]) expect(file).toContain('</html>');

  await rename(away, world.store.location);
  expect((await world.publish()).heldBack.size).toBe(0);
  expect(await home()).toContain('<h1>Novo</h1>');
  expect(await water()).toContain('<h1>Nova</h1>');
});

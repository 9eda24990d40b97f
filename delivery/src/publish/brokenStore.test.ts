import { rm, symlink, writeFile } from 'node:fs/promises';
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

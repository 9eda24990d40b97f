import path from 'node:path';
import { createRegistryStore, rollBack } from '../store';
import { countTimeInTurns, type FakeRegistry, ownSettings, startFakeRegistry } from '../testing/fakeRegistry';
import { catalogTexts, sampleCatalog, sampleContent, sampleShell } from '../testing/sampleReleases';
import { sampleSitePerTest } from '../testing/sampleSite';
import { moveChecked } from './moveChecked';

jest.setTimeout(60_000);

const { world, folder } = sampleSitePerTest();
let registry: FakeRegistry;
beforeEach(async () => {
  registry = await startFakeRegistry();
  await registry.deploy(sampleShell('1.0.0'), sampleContent('1.0.0'), sampleCatalog('1.0.0'));
});
afterEach(() => registry.stop());
countTimeInTurns(() => registry);

const open = () =>
  createRegistryStore(registry.url, {
    cacheDir: path.join(folder(), 'cache'),
    env: { ...ownSettings(folder()), npm_config_fetch_retries: '0' },
  });
const water = () => world.page('produtos/AP-10L');

test.each([
  ['channels', /mfe-content\/dist-tags/],
  ['files', /mfe-content\/.*\.tgz$/],
])('a registry that never answers for the %s of one package holds back no other package', async (_what, address) => {
  await world.publishFirst();
  await registry.deploy(sampleContent('1.0.1', { modules: { HomePage: '"<h1>Novo</h1>"' }, paths: ['/'] }));
  await registry.deploy(sampleCatalog('1.0.1', catalogTexts('Nova')));
  registry.move('mfe-catalog', { previous: '1.0.0' });
  registry.misbehave((request) => address.test(request.url ?? ''));
  const store = open();
  const { heldBack } = await world.publish({ store });
  expect([...heldBack]).toEqual([['mfe-content', expect.stringMatching(/@site\/mfe-content|can't be unpacked/)]]);
  expect(await water()).toContain('<h1>Nova</h1>');
  expect(await world.read('index.html')).toContain('<h1>Início</h1>');

  await moveChecked({ ...world, store, log: () => {}, names: ['mfe-catalog'], move: (own) => rollBack(own) });
  expect(await water()).toContain('<h1>Água</h1>');
  expect(await world.read('index.html')).toContain('<h1>Início</h1>');

  registry.misbehave(() => false);
  expect((await world.publish({ store: open() })).heldBack.size).toBe(0);
  expect(await world.read('index.html')).toContain('<h1>Novo</h1>');
});

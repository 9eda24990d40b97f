import type { ServerResponse } from 'node:http';
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

const faults: readonly (readonly [string, (response: ServerResponse) => void])[] = [
  ['never answers', () => undefined],
  ['answers 503', (response) => response.writeHead(503).end()],
  ['resets the connection', (response) => void response.socket?.resetAndDestroy()],
  ['answers HTML instead of JSON', (response) => response.end('<!doctype html>')],
];
const anything = /mfe-content/;
const [hangs, ...others] = faults;

describe('a registry that', () => {
  test.each([
    ['never answers for the channels of one package', hangs?.[1], /mfe-content\/dist-tags/],
    ['never answers for the files of one package', hangs?.[1], /mfe-content\/.*\.tgz$/],
    ...others.map(([how, fault]) => [`${how} for one package`, fault, anything] as const),
  ] as const)('%s holds back no other package', async (_how, fault, address) => {
    await world.publishFirst();
    await registry.deploy(sampleContent('1.0.1', { modules: { HomePage: '"<h1>Novo</h1>"' }, paths: ['/'] }));
    await registry.deploy(sampleCatalog('1.0.1', catalogTexts('Nova')));
    registry.move('mfe-catalog', { previous: '1.0.0' });
    registry.misbehave((request, response) => {
      if (!address.test(request.url ?? '')) return false;
      fault?.(response);
      return true;
    });
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
});

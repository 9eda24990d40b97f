import { deployCanary, promote } from '../store';
import { catalogPage, sampleCatalog, sampleContent } from '../testing/sampleReleases';
import { sampleSitePerTest } from '../testing/sampleSite';
import { listReleases } from './listReleases';
import { rollBackCanary } from './rollBackCanary';

const { world } = sampleSitePerTest();
const rollback = {
  version: '1.0.1',
  time: '2026-01-01T12:00:00.000Z',
  reason: 'Falhou em 10 de 10 visualizações (100%).',
};

beforeEach(async () => {
  await world.publishFirst();
  await world.canary(sampleCatalog('1.0.1', catalogPage('"<h1>x</h1>"')));
  await world.publish();
});

const place = () => ({ store: world.store, site: world.site, log: () => {} });
const channels = () => world.store.channels('mfe-catalog');
const shown = async () =>
  (await world.discovered('mfe_catalog')).map(({ metadata }: { metadata: { version: string } }) => metadata.version);

test('rollBackCanary withdraws the canary, publishes the site without it and records the reason', async () => {
  expect(await shown()).toEqual(['1.0.0', '1.0.1']);
  expect(await rollBackCanary(place(), 'mfe-catalog', rollback)).toBe(true);
  expect(await channels()).toEqual({ live: '1.0.0', withdrawn: '1.0.1' });
  expect(await shown()).toEqual(['1.0.0']);
  const rows = await listReleases(world.store, false);
  expect(rows.flatMap(({ version, verdict }) => (verdict ? [{ version, ...verdict }] : []))).toEqual([rollback]);
});

test('rollBackCanary completes an interrupted rollback, even if another team’s release is broken', async () => {
  await world.deploy(sampleContent('1.0.1', { modules: { HomePage: 'fail()', ContactPage: '"<h1>Contato</h1>"' } }));
  await world.store.rollBackCanary('mfe-catalog', '1.0.1');
  expect(await rollBackCanary(place(), 'mfe-catalog', rollback)).toBe(true);
  expect(await shown()).toEqual(['1.0.0']);
  expect(await world.store.rollbacks('mfe-catalog')).toEqual([rollback]);
});

test.each([
  ['promoted', promote, { live: '1.0.1', previous: '1.0.0' }],
  [
    'replaced',
    (before: Parameters<typeof deployCanary>[0]) => deployCanary(before, '1.0.2', 20),
    { live: '1.0.0', canary: { version: '1.0.2', traffic: 20 } },
  ],
] as const)('a canary that was %s meanwhile is left alone', async (_what, move, after) => {
  await world.add(sampleCatalog('1.0.2'));
  await world.move('mfe-catalog', move);
  expect(await rollBackCanary(place(), 'mfe-catalog', rollback)).toBe(false);
  expect(await channels()).toEqual(after);
  expect(await world.store.rollbacks('mfe-catalog')).toEqual([]);
});

test('without a site, rollBackCanary only moves the channels', async () => {
  expect(await rollBackCanary({ ...place(), site: null }, 'mfe-catalog', rollback)).toBe(true);
  expect(await channels()).toEqual({ live: '1.0.0', withdrawn: '1.0.1' });
  expect(await shown()).toEqual(['1.0.0', '1.0.1']);
});

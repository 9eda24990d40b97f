import { rm, writeFile } from 'node:fs/promises';
import { StoreError } from '../store';
import { sampleCart, sampleShell } from '../testing/sampleReleases';
import { sampleSitePerTest } from '../testing/sampleSite';
import { readChannels, readPlan } from './plan';

const { world, inStore } = sampleSitePerTest();
const planned = async () => readPlan(world.store, (await readChannels(world.store)).channels);

/** The store has a shell and three releases of the cart; no channel of the cart names one. */
beforeEach(async () => {
  await world.deploy(sampleShell('1.0.0'));
  await world.add(sampleCart('1.0.0'), sampleCart('1.0.1'), sampleCart('1.0.2'));
});

test('a plan has the releases in channels, with their times and the canary’s share', async () => {
  const { store } = world;
  const canary = { version: '1.0.2', traffic: 20 };
  await store.moveChannels('mfe-cart', { live: '1.0.1', previous: '1.0.0', canary, withdrawn: '1.0.0' });
  const plan = await planned();
  const [live, previous, next] = await Promise.all(
    ['1.0.1', '1.0.0', '1.0.2'].map((version) => store.describe('mfe-cart', version)),
  );
  expect(plan.get('mfe-cart')).toEqual({ live, previous, canary: { ...next, traffic: 20 } });
  expect(plan.get('shell')).toMatchObject({ previous: null, canary: null });
});

test('a plan leaves out packages without a live release, and sorts the others by name', async () => {
  const channels = { shell: { live: '1.0.0' }, 'mfe-cart': { live: '1.0.0' } };
  expect([...(await readPlan(world.store, channels)).keys()]).toEqual(['mfe-cart', 'shell']);
  await world.store.moveChannels('mfe-cart', { previous: '1.0.0' });
  expect([...(await planned()).keys()]).toEqual(['shell']);
});

test('a missing previous release is left out; an unreachable store is an error', async () => {
  await world.store.moveChannels('mfe-cart', { live: '1.0.1', previous: '1.0.0' });
  const describe = async (name: string, version: string) => {
    if (version === '1.0.0' && name === 'mfe-cart') throw new StoreError('connect ECONNREFUSED');
    return world.store.describe(name, version);
  };
  const { channels } = await readChannels(world.store);
  await expect(readPlan({ ...world.store, describe }, channels)).rejects.toThrow('connect ECONNREFUSED');
  await rm(inStore('mfe-cart/1.0.0'), { recursive: true });
  expect((await planned()).get('mfe-cart')).toMatchObject({ live: { release: { version: '1.0.1' } }, previous: null });
});

test.each<[string, () => Promise<void>, RegExp]>([
  [
    'the live release',
    () => rm(inStore('mfe-cart/1.0.1'), { recursive: true }),
    /^There is no release 1\.0\.1 of mfe-/,
  ],
  ['a description', () => writeFile(inStore('mfe-cart/1.0.1/release.json'), '{"name": "mfe-c'), /is not JSON$/],
])('an unreadable live or canary release is an error that names its package: %s', async (_what, spoil, message) => {
  const canary = { version: '1.0.2', traffic: 10 };
  await world.store.moveChannels('mfe-cart', { live: '1.0.1', canary });
  await spoil();
  const error = { name: 'PublishError', message: expect.stringMatching(message), packages: ['mfe-cart'] };
  await expect(planned()).rejects.toMatchObject(error);
});

test('unreadable channels stay as published and are reported', async () => {
  await writeFile(inStore('mfe-cart/channels.json'), '{');
  const shown = { 'mfe-cart': { live: '1.0.0' } };
  const { channels, unreadable } = await readChannels(world.store, shown);
  expect(channels).toEqual({ ...shown, shell: { live: '1.0.0' } });
  expect([...unreadable]).toEqual([['mfe-cart', expect.stringMatching(/^The channels of .* can't be used: /)]]);
  expect((await readChannels(world.store)).channels).toEqual({ 'mfe-cart': {}, shell: { live: '1.0.0' } });
});

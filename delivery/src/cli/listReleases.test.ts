import { sampleCart, sampleShell } from '../testing/sampleReleases';
import { sampleSitePerTest } from '../testing/sampleSite';
import { listReleases } from './listReleases';

const { world } = sampleSitePerTest();

async function sampleStore() {
  const { add, store } = world;
  await add({ ...sampleShell('1.0.0'), commit: 'a35b66cb0e78516ca195f82df5265a6c705edf2f' });
  for (const version of ['1.0.0', '1.0.1', '1.0.2', '1.0.3', '1.0.4']) await add(sampleCart(version));
  await store.moveChannels('shell', { live: '1.0.0' });
  const canary = { version: '1.0.3', traffic: 20 };
  await store.moveChannels('mfe-cart', { live: '1.0.1', previous: '1.0.0', canary, withdrawn: '1.0.2' });
  return store;
}

test('listReleases gives the releases in channels by package, with their share of visitors', async () => {
  const rows = await listReleases(await sampleStore(), false);
  expect(rows.map(({ name, channel, version, share }) => [name, channel, version, share])).toEqual([
    ['mfe-cart', 'live', '1.0.1', 80],
    ['mfe-cart', 'canary', '1.0.3', 20],
    ['mfe-cart', 'previous', '1.0.0', null],
    ['mfe-cart', 'withdrawn', '1.0.2', null],
    ['shell', 'live', '1.0.0', 100],
  ]);
});

test('listReleases also gives releases without a channel when asked', async () => {
  const rows = await listReleases(await sampleStore(), true);
  expect(rows.filter(({ channel }) => channel === null)).toMatchObject([
    { name: 'mfe-cart', version: '1.0.4', share: null },
  ]);
  expect(rows).toHaveLength(6);
});

import { setTimeout as pause } from 'node:timers/promises';
import { sampleAccount, sampleCart, sampleCatalog, sampleContent, sampleShell } from '../testing/sampleReleases';
import { sampleSitePerTest } from '../testing/sampleSite';
import { rollBackTo } from './rollBackTo';

jest.setTimeout(60_000);

const { world } = sampleSitePerTest();
const place = () => ({ store: world.store, site: world.site, log: () => {} });

/** A moment between two moves. */
async function now(): Promise<Date> {
  const time = new Date();
  await pause(5);
  return time;
}

const live = async () =>
  Object.fromEntries(
    await Promise.all(
      (await world.store.packages()).map(async (name) => [name, (await world.store.channels(name)).live] as const),
    ),
  );

test('all packages go back together to what was live then, and canaries end', async () => {
  await world.publishFirst();
  const first = await live();
  const early = await now();
  // Neither fits the other's earlier release.
  await world.deploy(sampleShell('1.1.0', { shared: '2.0.0' }), sampleCatalog('1.1.0', { shared: '^2.0.0' }));
  for (const sample of [sampleCart, sampleContent, sampleAccount]) await world.deploy(sample('1.1.0', { shared: '*' }));
  const upgraded = await now();
  const upgrade = await live();
  await world.canary(sampleCatalog('1.2.0', { shared: '^2.0.0' }));

  expect(await rollBackTo(place(), upgraded, ['mfe-catalog', 'shell'])).toEqual([
    'mfe-catalog: the canary 1.2.0 is rolled back; 1.1.0 stays live.',
    'shell 1.1.0 is live, as it was then.',
  ]);
  const lines = await rollBackTo(place(), early, await world.store.packages());
  expect(lines).toContain('mfe-cart 1.1.0 stays live; nothing is known of it then.');
  expect(await live()).toMatchObject(first);
  await rollBackTo(place(), upgraded, await world.store.packages());
  expect(await live()).toEqual(upgrade);
  await expect(rollBackTo(place(), new Date(0), ['shell'])).rejects.toThrow('does not know what was live then');
});

test('a release that the store has deleted is named', async () => {
  await world.publishFirst();
  const early = await now();
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) await world.deploy(sampleCatalog(version));
  await world.store.removeOld?.('mfe-catalog', 1);
  await expect(rollBackTo(place(), early, ['mfe-catalog'])).rejects.toThrow(
    /^mfe-catalog 1\.0\.0, which was live then, is deleted from /,
  );
});

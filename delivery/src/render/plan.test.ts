import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sampleCart, sampleContent, sampleShell, sampleSite } from '../testing/sampleSite';
import { temporaryFolderPerTest } from '../testing/temporaryFolder';
import { PublishError, readChannels, readPlan } from './plan';

jest.setTimeout(60_000);

const folder = temporaryFolderPerTest();
const inStore = (...parts: string[]) => path.join(folder(), 'store', ...parts);

/** A store with a shell and three releases of the cart; no channel points anywhere. */
async function sampleStore() {
  const { add, store } = sampleSite(folder());
  await add(sampleShell('1.0.0'), sampleCart('1.0.0'), sampleCart('1.0.1'), sampleCart('1.0.2'));
  await store.moveChannels('shell', { live: '1.0.0' });
  return store;
}

test('a plan has the releases that channels point to, with the canary’s share and age', async () => {
  const store = await sampleStore();
  const canary = { version: '1.0.2', traffic: 20 };
  await store.moveChannels('mfe-cart', { live: '1.0.1', previous: '1.0.0', canary, withdrawn: '1.0.0' });
  const plan = await readPlan(store, (await readChannels(store)).channels);
  const cart = plan.get('mfe-cart');
  expect(cart?.live.version).toBe('1.0.1');
  expect(cart?.previous?.version).toBe('1.0.0');
  expect(cart?.canary).toMatchObject({ release: { version: '1.0.2' }, traffic: 20 });
  expect(cart?.canary?.since).toEqual((await store.describe('mfe-cart', '1.0.2')).time);
  expect(plan.get('shell')).toMatchObject({ live: { version: '1.0.0' }, previous: null, canary: null });
});

test('a package without a live release is not part of it', async () => {
  const store = await sampleStore();
  await store.moveChannels('mfe-cart', { previous: '1.0.0' });
  expect([...(await readPlan(store, (await readChannels(store)).channels)).keys()]).toEqual(['shell']);
});

test('packages are in the same order, whoever names them', async () => {
  const store = await sampleStore();
  await store.moveChannels('mfe-cart', { live: '1.0.0' });
  const { add } = sampleSite(folder());
  await add(sampleContent('1.0.0'));
  const plan = await readPlan(store, {
    shell: { live: '1.0.0' },
    'mfe-content': { live: '1.0.0' },
    'mfe-cart': { live: '1.0.0' },
  });
  expect([...plan.keys()]).toEqual(['mfe-cart', 'mfe-content', 'shell']);
});

test('the release before the live one is done without when it is gone', async () => {
  const store = await sampleStore();
  await store.moveChannels('mfe-cart', { live: '1.0.1', previous: '1.0.0' });
  await rm(inStore('mfe-cart/1.0.0'), { recursive: true });
  const plan = await readPlan(store, (await readChannels(store)).channels);
  expect(plan.get('mfe-cart')).toMatchObject({ live: { version: '1.0.1' }, previous: null });
});

test.each(['1.0.1', '1.0.2'])('what visitors are to get can’t be done without: %s', async (gone) => {
  const store = await sampleStore();
  await store.moveChannels('mfe-cart', { live: '1.0.1', canary: { version: '1.0.2', traffic: 10 } });
  await rm(inStore('mfe-cart', gone), { recursive: true });
  await expect(readPlan(store, (await readChannels(store)).channels)).rejects.toThrow(
    new PublishError(`There is no release ${gone} of mfe-cart in ${store.location}`),
  );
});

test('a description that can’t be read is its package’s fault', async () => {
  const store = await sampleStore();
  await store.moveChannels('mfe-cart', { live: '1.0.1' });
  await writeFile(inStore('mfe-cart/1.0.1/release.json'), '{"name": "mfe-c');
  const failure = await readPlan(store, (await readChannels(store)).channels).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PublishError);
  expect(failure).toMatchObject({ packages: ['mfe-cart'] });
});

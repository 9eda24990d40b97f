import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseStore } from '../store';
import { sampleCart, sampleContent } from '../testing/sampleReleases';
import { sampleSitePerTest } from '../testing/sampleSite';
import type { Published } from './publishSite';
import { watchStore } from './watchStore';

jest.setTimeout(180_000);

const watching: (() => Promise<void>)[] = [];
// Before their folder goes.
afterEach(() => Promise.all(watching.splice(0).map((stop) => stop())));
const { world } = sampleSitePerTest();

const whole = { heldBack: new Map<string, string>() };

/** Watches a store with small pauses, until the test ends. */
function watch(store: ReleaseStore, publish: () => Promise<Pick<Published, 'heldBack'> | undefined>) {
  const controller = new AbortController();
  const errors: string[] = [];
  const { signal } = controller;
  const ended = watchStore(store, async () => (await publish()) ?? whole, {
    signal,
    onError: (message) => errors.push(message),
    pause: 5,
  });
  watching.push(() => {
    controller.abort();
    return ended;
  });
  return { errors };
}

async function until(isSo: () => boolean) {
  while (!isSo()) await pause(5);
}

/** A store with two releases of the cart, the first of them live. */
async function sampleStore() {
  await world.deploy(sampleCart('1.0.0'));
  await world.add(sampleCart('1.0.1'));
  return world.store;
}

test('publishes at the start, and then each time a channel has moved', async () => {
  const store = await sampleStore();
  const publish = jest.fn(async () => whole);
  watch(store, publish);
  await until(() => publish.mock.calls.length === 1);
  await pause(50);
  expect(publish).toHaveBeenCalledTimes(1);
  await store.moveChannels('mfe-cart', { live: '1.0.1', previous: '1.0.0' });
  await until(() => publish.mock.calls.length === 2);
  await store.moveChannels('mfe-cart', { live: '1.0.1', canary: { version: '1.0.0', traffic: 10 } });
  await until(() => publish.mock.calls.length === 3);
  await pause(50);
  expect(publish).toHaveBeenCalledTimes(3);
});

test('a package that is new is seen as well', async () => {
  const store = await sampleStore();
  const publish = jest.fn(async () => whole);
  watch(store, publish);
  await until(() => publish.mock.calls.length === 1);
  await world.deploy(sampleContent('1.0.0'));
  await until(() => publish.mock.calls.length === 2);
});

test('what moves while a site is published is published next', async () => {
  const store = await sampleStore();
  const seen: (string | undefined)[] = [];
  watch(store, async () => {
    seen.push((await store.channels('mfe-cart')).live);
    if (seen.length === 1) await store.moveChannels('mfe-cart', { live: '1.0.1' });
    return whole;
  });
  await until(() => seen.length === 2);
  expect(seen).toEqual(['1.0.0', '1.0.1']);
});

test('what can’t be published is tried again, and said once', async () => {
  const store = await sampleStore();
  let attempts = 0;
  const { errors } = watch(store, async () => {
    attempts += 1;
    if (attempts <= 3) throw new Error('The page / does not render');
    return whole;
  });
  await until(() => attempts === 4);
  await pause(50);
  expect(attempts).toBe(4);
  expect(errors).toEqual(['The page / does not render']);
});

test('what was left as it was is tried again, with growing pauses, until it is shown', async () => {
  const store = await sampleStore();
  const times: number[] = [];
  watch(store, async () => {
    times.push(performance.now());
    return times.length <= 4 ? { heldBack: new Map([['mfe-cart', 'a file is not what was released']]) } : whole;
  });
  await until(() => times.length === 5);
  await pause(200);
  expect(times).toHaveLength(5);
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  // 5 ms doubled each time; never sooner.
  for (const [index, each] of pauses.entries()) expect(each).toBeGreaterThan(5 * 2 ** (index + 1) - 1);
});

test('another error is said, and the same once more after all was well', async () => {
  const store = await sampleStore();
  const outcomes = ['no network', 'no disk', '', 'no disk'];
  let attempts = 0;
  const { errors } = watch(store, async () => {
    const outcome = outcomes[attempts];
    attempts += 1;
    if (outcome) throw new Error(outcome);
    await store.moveChannels('mfe-cart', { live: '1.0.1' });
    return whole;
  });
  await until(() => attempts === 5);
  expect(errors).toEqual(['no network', 'no disk', 'no disk']);
});

test('a store that can’t be reached is asked again, and nothing is published meanwhile', async () => {
  const store = await sampleStore();
  let asked = 0;
  const publish = jest.fn(async () => whole);
  const unreachable: ReleaseStore = {
    ...store,
    revision(names) {
      asked += 1;
      return asked === 2 || asked === 3 ? Promise.reject(new Error('connect ECONNREFUSED')) : store.revision(names);
    },
  };
  const { errors } = watch(unreachable, publish);
  await until(() => asked === 5);
  expect(publish).toHaveBeenCalledTimes(1);
  expect(errors).toEqual(['connect ECONNREFUSED']);
});

test('it stops in the middle of a pause', async () => {
  const store = await sampleStore();
  const publish = jest.fn(async () => whole);
  const controller = new AbortController();
  const { signal } = controller;
  const ended = watchStore(store, publish, { signal, onError: () => {}, pause: 60_000 });
  await until(() => publish.mock.calls.length === 1);
  controller.abort();
  await ended;
});

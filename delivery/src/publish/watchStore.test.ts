import { setTimeout as pause } from 'node:timers/promises';
import { sampleCart, sampleContent } from '../testing/sampleReleases';
import { sampleSitePerTest } from '../testing/sampleSite';
import { watchStore } from './watchStore';

const watching: (() => Promise<void>)[] = [];
// Stops watching before the sample site deletes its folder.
afterEach(() => Promise.all(watching.splice(0).map((stop) => stop())));
const { world } = sampleSitePerTest();

/** The store has two releases of the cart; the first is live. */
beforeEach(async () => {
  await world.deploy(sampleCart('1.0.0'));
  await world.add(sampleCart('1.0.1'));
});
const move = () => world.store.moveChannels('mfe-cart', { live: '1.0.1', previous: '1.0.0' });

/**
 * Watches a store until the test ends.
 *
 * @param outcomes results of the publications in order; later ones succeed
 */
function watch(
  outcomes: readonly (() => unknown)[] = [],
  { store = world.store, between = 5, repairPause = 60_000 } = {},
) {
  const controller = new AbortController();
  const errors: string[] = [];
  const times: number[] = [];
  const repairs: boolean[] = [];
  const publish = async (repair: boolean) => {
    times.push(performance.now());
    repairs.push(repair);
    const isHeld = (await outcomes[times.length - 1]?.()) === 'held back';
    return { heldBack: new Map(isHeld ? [['mfe-cart', 'a file is not what was released']] : []) };
  };
  const onError = (message: string) => void errors.push(message);
  const ended = watchStore(store, publish, { signal: controller.signal, onError, pause: between, repairPause });
  const stop = () => {
    controller.abort();
    return ended;
  };
  watching.push(stop);
  /** Waits until there were `count` publications, and expects no more. */
  const published = async (count: number) => {
    while (times.length < count) await pause(5);
    await pause(40);
    expect(times).toHaveLength(count);
  };
  return { errors, times, repairs, stop, published };
}

test('the site is repaired at the start, after a failed repair, and then from time to time', async () => {
  const { times, repairs } = watch([fail('away'), () => 'held back'], { repairPause: 100 });
  while (times.length < 5) await pause(5);
  expect(repairs.slice(0, 5)).toEqual([true, true, true, true, true]);
  expect((times[3] ?? 0) - (times[2] ?? 0)).toBeGreaterThanOrEqual(99);
  const { repairs: others, published } = watch();
  await published(1);
  await move();
  await published(2);
  expect(others).toEqual([true, false]);
});

const fail = (message: string) => () => {
  throw new Error(message);
};

test('watchStore publishes at the start and after each moved channel or new package', async () => {
  const { published } = watch();
  await published(1);
  await move();
  await published(2);
  await world.store.moveChannels('mfe-cart', { live: '1.0.1', canary: { version: '1.0.0', traffic: 10 } });
  await published(3);
  await world.add(sampleContent('1.0.0'));
  await published(4);
});

test('watchStore publishes again when a channel moves during a publication', async () => {
  const seen: (string | undefined)[] = [];
  const see = async () => seen.push((await world.store.channels('mfe-cart')).live);
  const { published } = watch([async () => (await see()) && move(), see]);
  await published(2);
  expect(seen).toEqual(['1.0.0', '1.0.1']);
});

test('watchStore retries a failed publication and reports each error once until it has succeeded', async () => {
  const outcomes = [fail('no network'), fail('no network'), fail('no disk'), move, fail('no disk')];
  const { errors, times, published } = watch(outcomes);
  await published(6);
  expect(errors).toEqual(['no network', 'no disk', 'no disk']);
  // The pause doubles with each failure.
  const pauses = times.slice(1, 4).map((time, index) => time - (times[index] ?? 0));
  for (const [index, each] of pauses.entries()) expect(each).toBeGreaterThan(5 * 2 ** (index + 1) - 1);
});

test('watchStore publishes a changed store at once, although the attempt before it failed', async () => {
  const failures = Array(5).fill(fail('nothing is live'));
  const { times, published } = watch(failures, { between: 20 });
  // The next attempt at the same revision comes after 32 pauses.
  while (times.length < 5) await pause(5);
  await move();
  const moved = performance.now();
  while (times.length < 6) await pause(5);
  expect((times[5] ?? 0) - moved).toBeLessThan(20 * 16);
  await published(6);
});

test('watchStore stops at once during a pause', async () => {
  const { published, stop } = watch([], { between: 60_000 });
  await published(1);
  await stop();
});

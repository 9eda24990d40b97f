import type { ReleaseStore } from '../store';
import { watchStore } from './watchStore';

// Jest's fake timers leave this module alone.
jest.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
}));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a store that is away for a day is asked about once a minute, and its return is noticed within a minute', async () => {
  const minute = 60_000;
  const controller = new AbortController();
  const errors: string[] = [];
  let isAway = false;
  let asked = 0;
  let published = 0;
  const store = {
    packages: async () => [],
    async revision() {
      asked += 1;
      if (isAway) throw new Error(`connect ECONNREFUSED ${asked % 2 ? '::1' : '127.0.0.1'}`);
      return asked > 1000 ? 'after' : 'before';
    },
  } as unknown as ReleaseStore;
  const publish = async () => {
    published += 1;
    return { heldBack: new Map() };
  };
  const watching = watchStore(store, publish, { signal: controller.signal, onError: (line) => errors.push(line) });
  await jest.advanceTimersByTimeAsync(minute);
  expect([asked, published]).toEqual([61, 1]);

  isAway = true;
  await jest.advanceTimersByTimeAsync(24 * 60 * minute);
  expect(asked).toBeGreaterThan(1400);
  expect(asked).toBeLessThan(1600);
  expect(published).toBe(1);
  expect(errors.toSorted()).toEqual(['connect ECONNREFUSED 127.0.0.1', 'connect ECONNREFUSED ::1']);

  isAway = false;
  await jest.advanceTimersByTimeAsync(minute);
  expect(published).toBe(2);
  controller.abort();
  await jest.advanceTimersByTimeAsync(minute);
  await watching;
});

import type { Canary } from './canaries';
import { failsMoreThanLive } from './sequentialTest';
import { beginWatch, lookAgain, type Observations, type Watch } from './watch';

const canary: Canary = { remote: 'mfe_catalog', version: '1.0.1', live: '1.0.0', traffic: 10 };
const start = Date.UTC(2026, 0, 1, 12, 0, 30);
const at = (seconds: number) => new Date(start + seconds * 1000);

/** Counts that a test adds to. */
function pages() {
  const counts = new Map<string, { views: number; failed: number }>();
  const total = (_remote: string, version: string) => counts.get(version) ?? { views: 0, failed: 0 };
  const observations: Observations = {
    total,
    lastDay(remote, version) {
      const { views, failed } = total(remote, version);
      return { views, failedViews: failed };
    },
  };
  return {
    observations,
    see(version: string, views: number, failed: number) {
      const before = total('', version);
      counts.set(version, { views: before.views + views, failed: before.failed + failed });
    },
    forget: () => counts.clear(),
  };
}

test('what both had at the same time is evidence, and nothing counts twice', () => {
  const { observations, see } = pages();
  see('1.0.1', 50, 50);
  let watch = beginWatch(canary, observations, at(0));
  see('1.0.1', 2, 1);
  see('1.0.0', 9, 0);
  watch = lookAgain(watch, canary, observations, at(5));
  expect(watch.test).toMatchObject({ canary: { views: 2, failed: 1 }, live: { views: 9, failed: 0 } });
  watch = lookAgain(watch, canary, observations, at(10));
  see('1.0.1', 1, 0);
  see('1.0.0', 1, 1);
  watch = lookAgain(watch, canary, observations, at(15));
  expect(watch.test).toMatchObject({ canary: { views: 3, failed: 1 }, live: { views: 10, failed: 1 } });
});

test('failures that are told after their views, and more than those of the time, count with the next', () => {
  const { observations, see } = pages();
  let watch = beginWatch(canary, observations, at(0));
  see('1.0.1', 4, 0);
  see('1.0.0', 4, 0);
  watch = lookAgain(watch, canary, observations, at(5));
  see('1.0.1', 1, 3);
  see('1.0.0', 2, 0);
  watch = lookAgain(watch, canary, observations, at(10));
  expect(watch.test.canary).toEqual({ views: 5, failed: 1 });
  expect(watch.test.evidence.every(Number.isFinite)).toBe(true);
  see('1.0.1', 5, 0);
  see('1.0.0', 5, 0);
  watch = lookAgain(watch, canary, observations, at(15));
  expect(watch.test.canary).toEqual({ views: 10, failed: 3 });
});

test('views of one alone wait for the other', () => {
  const { observations, see } = pages();
  let watch = beginWatch(canary, observations, at(0));
  see('1.0.1', 3, 3);
  watch = lookAgain(watch, canary, observations, at(5));
  expect(watch.test.canary.views).toBe(0);
  see('1.0.0', 4, 0);
  watch = lookAgain(watch, canary, observations, at(65));
  expect(watch.test).toMatchObject({ canary: { views: 3, failed: 3 }, live: { views: 4, failed: 0 } });
});

test('an outage that fails both alike is no evidence, also where the canary was given another share for it', () => {
  const { observations, see } = pages();
  let watch = beginWatch(canary, observations, at(0));
  for (let step = 1; step <= 200; step += 1) {
    const isOutage = step > 100;
    // Nine of ten views are of live before, one of ten during the outage: summed up, the canary looks four times as bad.
    see('1.0.1', isOutage ? 9 : 1, isOutage ? 5 : 0);
    see('1.0.0', isOutage ? 1 : 9, isOutage ? step % 2 : 0);
    watch = lookAgain(watch, { ...canary, traffic: isOutage ? 90 : 10 }, observations, at(step * 5));
    expect(failsMoreThanLive(watch.test)).toBe(false);
  }
  const { canary: bad, live } = watch.test;
  expect(bad.failed / bad.views).toBeGreaterThan((4 * live.failed) / live.views);
});

test('compared with another live release, it begins a new block, and what is known stays', () => {
  const { observations, see } = pages();
  let watch = beginWatch(canary, observations, at(0));
  see('1.0.1', 1, 1);
  see('1.0.0', 1, 0);
  watch = lookAgain(watch, canary, observations, at(5));
  const { test: before } = watch;
  see('1.0.1', 5, 5);
  see('1.0.2', 5, 0);
  watch = lookAgain(watch, { ...canary, live: '1.0.2' }, observations, at(10));
  expect(watch.test).toEqual(before);
  see('1.0.1', 1, 0);
  see('1.0.2', 1, 0);
  expect(lookAgain(watch, { ...canary, live: '1.0.2' }, observations, at(15)).test.canary.views).toBe(2);
});

test('counts that begin anew are no evidence', () => {
  const { observations, see, forget } = pages();
  see('1.0.1', 10, 10);
  let watch = beginWatch(canary, observations, at(0));
  forget();
  see('1.0.1', 3, 3);
  see('1.0.0', 3, 0);
  watch = lookAgain(watch, canary, observations, at(5));
  expect(watch.test.canary.views).toBe(0);
});

describe('where nobody sees what is live', () => {
  /** Views of a canary, ten at a time, that fail or not. @returns the number of views until it is guilty, or Infinity */
  function viewsUntilGuilty(failed: number, lastDay?: { views: number; failed: number }): number {
    const { observations, see } = pages();
    if (lastDay) see('1.0.0', lastDay.views, lastDay.failed);
    let watch: Watch = beginWatch(canary, observations, at(0));
    for (let step = 1; step <= 100; step += 1) {
      see('1.0.1', 10, failed);
      watch = lookAgain(watch, canary, observations, at(step * 60 + 1));
      if (failsMoreThanLive(watch.test)) return step * 10;
    }
    return Number.POSITIVE_INFINITY;
  }

  test('a canary is held against a fifth of views that fail, or what the last day says of live', () => {
    expect(viewsUntilGuilty(10)).toBeLessThanOrEqual(30);
    expect(viewsUntilGuilty(2)).toBe(Number.POSITIVE_INFINITY);
    expect(viewsUntilGuilty(2, { views: 2_000, failed: 2 })).toBeLessThan(100);
    expect(viewsUntilGuilty(2, { views: 2_000, failed: 500 })).toBe(Number.POSITIVE_INFINITY);
  });

  test('few views count after an hour', () => {
    const { observations, see } = pages();
    const first = beginWatch(canary, observations, at(0));
    see('1.0.1', 3, 3);
    expect(lookAgain(first, canary, observations, at(3599)).test.canary.views).toBe(0);
    expect(lookAgain(first, canary, observations, at(3600)).test.canary).toEqual({ views: 3, failed: 3 });
  });

  test('live is waited for the longer, the larger the share of the canary is', () => {
    const { observations, see } = pages();
    const first = beginWatch(canary, observations, at(0));
    see('1.0.1', 100, 100);
    expect(lookAgain(first, { ...canary, traffic: 50 }, observations, at(5)).test.canary.views).toBe(100);
    expect(lookAgain(first, { ...canary, traffic: 90 }, observations, at(5)).test.canary.views).toBe(0);
  });
});

test('views of live from longer than an hour ago are not of the same time', () => {
  const { observations, see } = pages();
  let watch = beginWatch(canary, observations, at(0));
  see('1.0.0', 500, 0);
  watch = lookAgain(watch, canary, observations, at(3600));
  see('1.0.1', 1, 1);
  watch = lookAgain(watch, canary, observations, at(3701));
  expect(watch.test).toMatchObject({ canary: { views: 0 }, live: { views: 0 } });
});

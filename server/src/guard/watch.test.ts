import type { Canary } from '../site/siteReleases';
import { failsMoreThanLive } from './sequentialTest';
import { type ReportedCounts, startWatch, updateWatch } from './watch';

const flying: Canary = { remote: 'mfe_catalog', version: '1.0.1', live: '1.0.0', traffic: 10 };
const at = (seconds: number) => 30_000 + seconds * 1000;
const nothing = { views: 0, failed: 0 };

/** A watched canary whose reported counts the test controls. */
function watched(before: Partial<ReportedCounts> = {}, change: Partial<Canary> = {}) {
  let canary = { ...flying, ...change };
  let reported: ReportedCounts = { canary: nothing, live: nothing, liveOfDay: nothing, ...before };
  let watch = startWatch(canary, reported, at(0));
  const add = (release: 'canary' | 'live', views: number, failed: number) => {
    const known = reported[release];
    reported = { ...reported, [release]: { views: known.views + views, failed: known.failed + failed } };
  };
  return {
    /** Adds views and failed views of canary and live. */
    see(ofCanary: [views: number, failed: number], ofLive: [views: number, failed: number] = [0, 0]) {
      add('canary', ...ofCanary);
      add('live', ...ofLive);
    },
    /** @returns the state of the sequential test after one more look */
    look(seconds: number, next: Partial<Canary> = {}) {
      canary = { ...canary, ...next };
      watch = updateWatch(watch, canary, reported, at(seconds));
      return watch.test;
    },
    forget() {
      reported = { canary: nothing, live: nothing, liveOfDay: nothing };
    },
  };
}

test('views of canary and live in the same period are evidence, and each counts once', () => {
  const { see, look } = watched({ canary: { views: 50, failed: 50 } });
  see([2, 1], [9, 0]);
  expect(look(5)).toMatchObject({ canary: { views: 2, failed: 1 }, live: { views: 9, failed: 0 } });
  look(10);
  see([1, 0], [1, 1]);
  expect(look(15)).toMatchObject({ canary: { views: 3, failed: 1 }, live: { views: 10, failed: 1 } });
});

test('failures beyond the views of a period, reported later than their views, count with the next views', () => {
  const { see, look } = watched();
  see([4, 0], [4, 0]);
  look(5);
  see([1, 3], [2, 0]);
  const { canary, evidence } = look(10);
  expect(canary).toEqual({ views: 5, failed: 1 });
  expect(evidence.every(Number.isFinite)).toBe(true);
  see([5, 0], [5, 0]);
  expect(look(15).canary).toEqual({ views: 10, failed: 3 });
});

test('failures of live that are reported without a view count with the next views of live', () => {
  const { see, look } = watched();
  see([100, 0], [0, 2]);
  expect(look(5)).toMatchObject({ canary: { views: 100 }, live: nothing });
  see([1, 0], [4, 0]);
  expect(look(10).live).toEqual({ views: 4, failed: 2 });
});

test('an outage of both releases is no evidence, even if the canary’s share changes with it', () => {
  const { see, look } = watched();
  let known = look(0);
  for (let step = 1; step <= 200; step += 1) {
    const isOutage = step > 100;
    // Live gets 9 of 10 views before the outage, 1 of 10 during it: summed up, the canary looks four times as bad.
    see([isOutage ? 9 : 1, isOutage ? 5 : 0], [isOutage ? 1 : 9, isOutage ? step % 2 : 0]);
    known = look(step * 5, { traffic: isOutage ? 90 : 10 });
    expect(failsMoreThanLive(known)).toBe(false);
  }
  expect(known.canary.failed / known.canary.views).toBeGreaterThan((4 * known.live.failed) / known.live.views);
});

test('a new live release starts a new block and keeps the evidence so far', () => {
  const { see, look } = watched();
  see([1, 1], [1, 0]);
  const before = look(5);
  see([5, 5], [5, 0]);
  expect(look(10, { live: '1.0.2' })).toEqual(before);
  see([1, 0], [1, 0]);
  expect(look(15).canary.views).toBe(2);
});

test.each([
  ['canary', [1, 9]],
  ['live', [9, 1]],
] as const)('counts of %s that restart at zero are no evidence', (release, [ofCanary, ofLive]) => {
  const { see, look, forget } = watched({ [release]: { views: 5, failed: 5 } });
  forget();
  see([ofCanary, ofCanary], [ofLive, ofLive]);
  expect(look(5)).toMatchObject({ canary: nothing, live: nothing });
  see([1, 0], [1, 0]);
  expect(look(10)).toMatchObject({ canary: { views: 1, failed: 0 }, live: { views: 1, failed: 0 } });
});

describe('without views of live,', () => {
  test.each([
    ['always is detected within 30 views', 10, nothing, 30],
    ['in a fifth of its views, as live may, is never detected', 2, nothing, Number.POSITIVE_INFINITY],
    [
      'in a fifth of its views, where live did not within the day, is detected within 90 views',
      2,
      { views: 2_000, failed: 2 },
      90,
    ],
    [
      'in a fifth of its views, where live failed more often within the day, is never detected',
      2,
      { views: 2_000, failed: 500 },
      Number.POSITIVE_INFINITY,
    ],
  ])('a canary that fails %s', (_how, failed, liveOfDay, most) => {
    const { see, look } = watched({ liveOfDay });
    let views = 0;
    while (!failsMoreThanLive(look(views * 6 + 1)) && views < 1_000) {
      see([10, failed]);
      views += 10;
    }
    expect(views < 1_000 ? views : Number.POSITIVE_INFINITY).toBeLessThanOrEqual(most);
    expect(views).toBeGreaterThanOrEqual(Math.min(most, 20));
    if (most === Number.POSITIVE_INFINITY) expect(views).toBe(1_000);
  });

  test('a few views count after an hour, each once', () => {
    const { see, look } = watched();
    see([3, 3]);
    expect(look(3_599).canary.views).toBe(0);
    expect(look(3_600).canary).toEqual({ views: 3, failed: 3 });
    expect(look(7_200).canary).toEqual({ views: 3, failed: 3 });
  });

  test.each([
    [10, 22, 23],
    [50, 39, 40],
    [90, 199, 201],
  ])('at a share of %i per cent, %i views wait for live and %i views do not', (traffic, waiting, counted) => {
    for (const [views, known] of [
      [waiting, 0],
      [counted, counted],
    ] as const) {
      const { see, look } = watched({}, { traffic });
      see([views, views]);
      expect(look(5).canary.views).toBe(known);
    }
  });
});

test('views of live that are older than an hour are not compared with new views of the canary', () => {
  const { see, look } = watched();
  see([0, 0], [500, 0]);
  look(3_600);
  see([1, 1]);
  expect(look(3_701)).toMatchObject({ canary: nothing, live: nothing });
});

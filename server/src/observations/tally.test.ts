import { observation } from '../testing/observations';
import { createTally, type Tally } from './tally';

const minute = 60_000;
const hour = 60 * minute;
let time = Date.parse('2026-11-22T12:02:30Z');
const now = () => new Date(time);
const catalog = { remote: 'mfe_catalog', version: '1.4.0-gabc' };

/** Number of slots of the only release in memory. */
const slotsKept = (tally: Tally) => Object.keys(tally.snapshot()[0]?.slots ?? {}).length;

beforeEach(() => {
  time = Date.parse('2026-11-22T12:02:30Z');
});

const aView = observation({ views: { mfe_catalog: catalog.version } });
const aFailure = observation({
  views: { mfe_catalog: catalog.version },
  failures: [{ ...catalog, phase: 'render', healed: true, first: true }],
});

test('lastDay counts views and failed views of a day; a failure that is reported first counts with its view', () => {
  const tally = createTally(now);
  tally.add(aView);
  time += 25 * hour;
  tally.add({ ...aFailure, views: {} });
  expect(tally.lastDay('mfe_catalog', catalog.version)).toEqual({ views: 0, failed: 0, recovered: 0 });
  tally.add(aView);
  tally.add(aView);
  expect(tally.lastDay('mfe_catalog', catalog.version)).toEqual({ views: 2, failed: 1, recovered: 0 });
  expect(tally.lastDay('mfe_catalog', '9.9.9')).toEqual({ views: 0, failed: 0, recovered: 0 });
  expect(tally.lastDay('mfe_cart', catalog.version)).toEqual({ views: 0, failed: 0, recovered: 0 });
});

test('a further failure of a failed view counts as a failure, not as a view', () => {
  const tally = createTally(now);
  tally.add(aFailure);
  tally.add(observation({ failures: [{ ...catalog, phase: 'effect', healed: false, first: false }] }));
  const [release] = tally.summary().hour;
  expect(release).toMatchObject({ ...catalog, views: 1, failedViews: 1 });
  expect(release?.failures).toEqual([
    { phase: 'render', healed: true, count: 1 },
    { phase: 'effect', healed: false, count: 1 },
  ]);
});

test('the summary has the last hour, to five minutes, and the last day', () => {
  const tally = createTally(now);
  for (let minutes = 0; minutes < 120; minutes += 1) {
    tally.add(minutes < 60 ? aView : aFailure);
    time += minute;
  }
  const { hour, day } = tally.summary();
  // Half of the current five minutes has passed.
  expect(hour).toMatchObject([{ views: 57, failedViews: 57 }]);
  expect(day).toMatchObject([{ views: 120, failedViews: 60 }]);
});

test('three quarters of the values are at most p75', () => {
  const tally = createTally(now);
  const vital = (name: 'LCP' | 'CLS' | 'INP', value: number) => ({ ...catalog, name, value });
  for (let ms = 10; ms <= 4_000; ms += 10) tally.add(observation({ vitals: [vital('LCP', ms)] }));
  tally.add(observation({ vitals: [vital('CLS', 0), vital('CLS', 0), vital('CLS', 0), vital('CLS', 99)] }));
  // A value beyond all classes counts as the limit of the worst class, not as infinite.
  tally.add(observation({ vitals: [vital('INP', 600_000)] }));
  const vitals = tally.summary().hour[0]?.vitals ?? [];
  expect(vitals.map(({ name, count }) => [name, count])).toEqual([
    ['LCP', 400],
    ['INP', 1],
    ['CLS', 4],
  ]);
  expect(vitals[0]?.p75).toBeCloseTo(3_000, -1);
  expect(vitals[1]?.p75).toBe(10_000);
  expect(vitals[2]?.p75).toBeLessThanOrEqual(0.001);
});

test('with more than 64 releases those that were quiet for longest are forgotten', () => {
  const tally = createTally(now);
  const versions = Array.from({ length: 64 }, (_, number) => String(100 + number));
  for (const version of [...versions, '100', '200']) tally.add(observation({ views: { mfe_catalog: version } }));
  expect(tally.summary().hour.map(({ version }) => version)).toEqual(['100', ...versions.slice(2), '200']);
});

describe('across a restart', () => {
  test('the counts continue, including those made before the file is read', () => {
    const before = createTally(now);
    before.add(aView);
    time += 30 * minute;
    before.add({ ...aFailure, vitals: [{ ...catalog, name: 'LCP', value: 1_100 }] });
    const written = JSON.parse(JSON.stringify(before.snapshot()));
    const after = createTally(now);
    after.add(aView);
    after.restore(written);
    before.add(aView);
    expect(after.summary()).toEqual(before.summary());
    expect(after.lastDay('mfe_catalog', catalog.version)).toEqual({ views: 3, failed: 1, recovered: 0 });
  });

  test('counts that are too old, from the future, or of an unknown kind are left out', () => {
    const before = createTally(now);
    before.add(aView);
    const [kept] = before.snapshot();
    if (!kept) throw new Error('Nothing was written down');
    const late = createTally(now);
    time += 26 * hour;
    late.restore([kept]);
    expect(slotsKept(late)).toBe(0);
    const early = createTally(now);
    time -= 52 * hour;
    early.restore([
      { ...kept, slots: { ...kept.slots, [Math.floor(time / (5 * minute))]: { surprise: 3, views: 1 } } },
    ]);
    expect(early.summary().hour).toMatchObject([{ views: 1, failures: [], vitals: [] }]);
  });

  test('a clock that was a week ahead does not stop the counts', () => {
    const tally = createTally(now);
    time += 7 * 24 * hour;
    tally.add(aView);
    time -= 7 * 24 * hour;
    tally.add(aView);
    expect(tally.lastDay('mfe_catalog', catalog.version).views).toBe(1);
    expect(slotsKept(tally)).toBe(1);
  });
});

test.each([true, false])('recovered hydration counts apart from failed views (first failure: %s)', (first) => {
  const tally = createTally(now);
  tally.add(observation({ ...aView, failures: [{ ...catalog, phase: 'hydrate', healed: true, first }] }));
  const known = createTally(now);
  known.restore(tally.snapshot());
  for (const it of [tally, known]) {
    expect(it.summary().hour).toMatchObject([{ views: 1, failedViews: 0, recoveredHydrations: 1 }]);
    expect(it.lastDay('mfe_catalog', catalog.version)).toEqual({ views: 1, failed: 0, recovered: 1 });
  }
});

import { createContactCounts } from './contactCounts';

const hour = 60 * 60_000;
const day = 24 * hour;

let time: number;
const now = () => new Date(time);
beforeEach(() => {
  time = Date.parse('2026-11-26T12:00:00Z');
});

const zero = { request: 0, whatsapp: 0, phone: 0 };
const placesOf = (counts: ReturnType<typeof createContactCounts>, days: number) =>
  counts.summary().find((span) => span.days === days)?.places;

test('each span has the days up to today, and after 90 days a count is gone', () => {
  const counts = createContactCounts(now);
  const totals = () => counts.summary().map(({ days, places }) => [days, places[0]?.phone ?? 0]);
  counts.add('phone', '/');
  time += 6 * day;
  counts.add('phone', '/');
  expect(totals()).toEqual([
    [7, 2],
    [30, 2],
    [90, 2],
  ]);
  time += day;
  expect(totals()).toEqual([
    [7, 1],
    [30, 2],
    [90, 2],
  ]);
  time += 82 * day;
  expect(totals()[2]).toEqual([90, 2]);
  time += day;
  counts.add('phone', '/empresa');
  expect(placesOf(counts, 90)).toEqual([
    { place: '/', ...zero, phone: 1 },
    { place: '/empresa', ...zero, phone: 1 },
  ]);
  expect(Object.keys(counts.snapshot())).toHaveLength(2);
});

test('a day ends at midnight in Brasília', () => {
  const counts = createContactCounts(now);
  for (const moment of ['2026-11-27T02:59:59Z', '2026-11-27T03:00:00Z']) {
    time = Date.parse(moment);
    counts.add('phone', '/');
  }
  expect(counts.snapshot()).toEqual({ '2026-11-26': { 'phone /': 1 }, '2026-11-27': { 'phone /': 1 } });
});

test('days that are too old or from the future in a file are left out', () => {
  const counts = createContactCounts(now);
  counts.restore({ '2026-08-28': { 'phone /': 1 }, '2026-12-01': { 'phone /': 1 }, '2026-08-29': { 'phone /': 5 } });
  expect(counts.snapshot()).toEqual({ '2026-08-29': { 'phone /': 5 } });
});

test('a clock that was ahead does not stop the counts', () => {
  const counts = createContactCounts(now);
  time += 10 * day;
  counts.add('phone', '/');
  time -= 10 * day;
  expect(placesOf(counts, 90)).toEqual([]);
  counts.add('whatsapp', '/');
  expect(counts.snapshot()).toEqual({ '2026-11-26': { 'whatsapp /': 1 } });
});

test('a day has at most 2,000 kinds and places; known ones still count', () => {
  const counts = createContactCounts(now);
  for (let number = 0; number < 2_100; number += 1) counts.add('phone', `/${number}`);
  counts.add('phone', '/1');
  expect(placesOf(counts, 7)).toHaveLength(2_000);
  expect(placesOf(counts, 7)?.find(({ place }) => place === '/1')).toMatchObject({ phone: 2 });
});

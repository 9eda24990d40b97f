import { getsCanary } from '@site/shared/contracts';
import { isPlausible, nothingServed, servedMeanwhile } from './servedPages';

const canary = { remote: 'mfe_catalog', version: '1.0.1', live: '1.0.0', traffic: 10 };
const seen = (ofCanary: number, ofLive: number) => ({
  canary: { views: ofCanary, failed: 0 },
  live: { views: ofLive, failed: 0 },
});

test('pages are those of the canary’s visitors and of the others, or of new ones by its share', () => {
  const pages = [...Array.from({ length: 100 }, (_, number) => number), 50];
  const ofCanary = pages.slice(0, 100).filter((number) => getsCanary(number, 'mfe_catalog', 10));
  const sum = ofCanary.reduce((before, number) => before + number, 0);
  const served = servedMeanwhile(nothingServed, canary, pages);
  expect(served).toEqual({ canary: sum, live: 4_950 - sum, newCanary: 5, newLive: 45 });
  expect(servedMeanwhile(served, canary, pages)).toEqual({
    canary: 2 * sum,
    live: 9_900 - 2 * sum,
    newCanary: 10,
    newLive: 90,
  });
});

test.each([
  ['as many as pages, and three', seen(13, 103), true],
  ['one more of the canary', seen(14, 103), false],
  ['one more of live', seen(13, 104), false],
])('of 10 and 100 pages, %s', (_what, views, expected) => {
  expect(isPlausible(views, { ...nothingServed, canary: 10, live: 100 })).toBe(expected);
});

test.each([
  ['three standard deviations more', seen(43, 138), true],
  ['more than that of the canary', seen(44, 138), false],
  ['more than that of live', seen(43, 139), false],
])('where 25 and 100 pages are expected of new visitors, with 5 of live, %s', (_what, views, expected) => {
  expect(isPlausible(views, { canary: 0, live: 5, newCanary: 25, newLive: 100 })).toBe(expected);
});

test('where no page was sent from here, nothing is known', () => {
  expect(isPlausible(seen(1_000, 1_000), nothingServed)).toBe(true);
  expect(isPlausible(seen(1_000, 0), { ...nothingServed, newLive: 1 })).toBe(false);
});

import { getsCanary } from '@site/shared/contracts';
import { createServedPages, mostViews, nothingServed, servedMeanwhile } from './servedPages';

const canary = { remote: 'mfe_catalog', version: '1.0.1', live: '1.0.0', traffic: 10 };

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

test('pages explain as many views, and three; of new visitors three standard deviations more than expected', () => {
  expect(mostViews({ ...nothingServed, canary: 10, live: 100 }, 'canary')).toBe(13);
  expect(mostViews({ ...nothingServed, canary: 10, live: 100 }, 'live')).toBe(103);
  const served = { canary: 0, live: 5, newCanary: 25, newLive: 100 };
  expect([mostViews(served, 'canary'), mostViews(served, 'live')]).toEqual([43, 138]);
});

test('a network is known by the last page that it was sent, whatever its address then', () => {
  const served = createServedPages();
  expect(served.last()).toBe(0);
  served.add(7, '203.0.113.7');
  const before = served.last();
  served.add(null, '2001:db8:1:2::1');
  expect(served.wasSentSince(0, '203.0.113.9')).toBe(true);
  expect(served.wasSentSince(before, '203.0.113.9')).toBe(false);
  expect(served.wasSentSince(before, '2001:db8:1:9::9')).toBe(true);
  expect(served.wasSentSince(0, '198.51.100.7')).toBe(false);
});

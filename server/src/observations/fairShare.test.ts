import { observation } from '../testing/observations';
import { createFairShare, usualShare } from './fairShare';

const catalog = { remote: 'mfe_catalog', version: '1.4.0' };
const aView = observation({ views: { mfe_catalog: '1.4.0' } });
const aFailedView = observation({
  ...aView,
  failures: [{ ...catalog, phase: 'render', healed: false, first: true }],
});
let time = 0;
const now = () => new Date(time);

function counted(address: string, times: number, what: typeof aView, share: ReturnType<typeof createFairShare>) {
  let views = 0;
  let failedViews = 0;
  for (let turn = 0; turn < times; turn += 1) {
    const fair = share(address, what);
    views += Object.keys(fair.views).length;
    failedViews += fair.failures.filter(({ first }) => first).length;
  }
  return { views, failedViews };
}

test('the observation of one visitor counts unchanged', () => {
  const share = createFairShare({ limits: usualShare, now });
  const whole = { ...aFailedView, vitals: [{ ...catalog, name: 'LCP' as const, value: 900 }] };
  expect(share('192.0.2.1', whole)).toEqual(whole);
});

test('further failures of one visitor count as failures, but not as failed views', () => {
  const share = createFairShare({ limits: usualShare, now });
  share('192.0.2.1', aFailedView);
  expect(share('192.0.2.1', aFailedView).failures).toEqual([{ ...aFailedView.failures[0], first: false }]);
});

test('an address, or a /64, adds at most ten views and one failed view of a release in an hour', () => {
  const share = createFairShare({ limits: usualShare, now });
  expect(counted('2001:db8:1:2::1', 500, aFailedView, share)).toEqual({ views: 10, failedViews: 1 });
  time += 60 * 60_000 - 1;
  expect(counted('2001:db8:1:2::2', 1, aFailedView, share).views).toBe(0);
  time += 1;
  expect(counted('2001:db8:1:2::1', 500, aFailedView, share)).toEqual({ views: 10, failedViews: 1 });
});

test('other releases and other addresses have shares of their own', () => {
  const share = createFairShare({ limits: usualShare, now });
  counted('192.0.2.1', 500, aFailedView, share);
  const otherRelease = observation({ views: { mfe_catalog: '1.5.0', mfe_cart: '1.4.0' } });
  expect(share('192.0.2.1', otherRelease)).toEqual(otherRelease);
  expect(share('192.0.2.2', aFailedView)).toEqual(aFailedView);
});

test('failures of an address count only for views that count', () => {
  const share = createFairShare({ limits: { ...usualShare, failedViews: 100 }, now });
  const healthy = counted('192.0.2.1', 10, aView, share);
  expect(healthy.views).toBe(10);
  // The eleventh view does not count, and neither does its failure.
  expect(counted('192.0.2.1', 100, aFailedView, share)).toEqual({ views: 0, failedViews: 0 });
});

test('an address adds a limited number of vitals', () => {
  const share = createFairShare({ limits: usualShare, now });
  const vitals = Array.from({ length: 64 }, () => ({ ...catalog, name: 'LCP' as const, value: 60_000 }));
  expect(share('192.0.2.1', observation({ vitals })).vitals).toHaveLength(40);
});

test('an address adds one recovered hydration of a release in an hour, which hides no failed view', () => {
  const share = createFairShare({ limits: usualShare, now });
  const recovered = { ...catalog, phase: 'hydrate', healed: true, first: true } as const;
  const failure = { ...catalog, phase: 'render', healed: false, first: true } as const;
  // Older shells report recovered hydration as the first failure.
  expect(share('192.0.2.1', observation({ ...aView, failures: [recovered] })).failures).toEqual([
    { ...recovered, first: false },
  ]);
  expect(share('192.0.2.1', observation({ ...aView, failures: [recovered, failure] })).failures).toEqual([failure]);
});

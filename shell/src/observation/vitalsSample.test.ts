import { isAskedForVitals } from './vitalsSample';

test('the configured share of page loads measures vitals', () => {
  expect([0.2499, 0.25].map((random) => isAskedForVitals(25, random))).toEqual([true, false]);
  expect(isAskedForVitals(0, 0)).toBe(false);
  expect(isAskedForVitals(100, 0.9999)).toBe(true);
  expect(isAskedForVitals(100)).toBe(true);
});

test('a visitor who opts out of tracking is not sampled', () => {
  expect(isAskedForVitals(100, 0, { globalPrivacyControl: true })).toBe(false);
  expect(isAskedForVitals(100, 0, { doNotTrack: '1' })).toBe(false);
  expect(isAskedForVitals(100, 0, { globalPrivacyControl: false, doNotTrack: 'unspecified' })).toBe(true);
});

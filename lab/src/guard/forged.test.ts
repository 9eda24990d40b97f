import { type Forgery, simulateForgery } from './forged';

const site = { pagesPerMinute: 100, traffic: 10, silent: 0.3 };
const failing: Omit<Forgery, 'forged'> = { ...site, symptom: 'failed', canary: 0.5, live: 0.001, areGood: true };
const healthy: Omit<Forgery, 'forged'> = { ...failing, canary: 0.001, areGood: false };
const recovering: Omit<Forgery, 'forged'> = { ...site, symptom: 'recovered', canary: 1, live: 0.05, areGood: true };
const altered: Omit<Forgery, 'forged'> = { ...recovering, canary: 0.05, areGood: false };

/** Minutes until each canary is rolled back, of two of each kind. */
const outcomes = (forged: number, loadPages = false) =>
  [failing, healthy, recovering, altered].map((it) => simulateForgery({ ...it, forged, loadPages }, 2, 10));

test('canaries with failures or recovered hydration are rolled back, and the others are not', () => {
  const rolledBack = outcomes(0).map((minutes) => minutes.filter((it) => it !== null).length);
  expect(rolledBack).toEqual([2, 0, 2, 0]);
});

test.each([6, 60, 6_000])('%i forged views from networks that load no page change no outcome', (forged) => {
  expect(outcomes(forged)).toEqual(outcomes(0));
});

test('60 forged views from networks that load a page can roll a healthy canary back', () => {
  expect(outcomes(60, true)[1]).not.toEqual([null, null]);
});

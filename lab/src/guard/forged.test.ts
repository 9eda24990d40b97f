import { type Forgery, simulateForgery } from './forged';

const site = { pagesPerMinute: 100, traffic: 10, silent: 0.3 };
const failing: Omit<Forgery, 'forged'> = { ...site, symptom: 'failed', canary: 0.2, live: 0.001, areGood: true };
const healthy: Omit<Forgery, 'forged'> = { ...failing, canary: 0.001, areGood: false };
const recovering: Omit<Forgery, 'forged'> = { ...site, symptom: 'recovered', canary: 1, live: 0.05, areGood: true };
const altered: Omit<Forgery, 'forged'> = { ...recovering, canary: 0.05, areGood: false };

test.each([6, 60, 6_000])('%i forged views from networks that load no page change no outcome', (forged) => {
  for (const forgery of [failing, healthy, recovering, altered]) {
    expect(simulateForgery({ ...forgery, forged }, 3, 60)).toEqual(simulateForgery({ ...forgery, forged: 0 }, 3, 60));
  }
});

test('canaries that fail or recover are rolled back, the others are not', () => {
  const outcomes = [failing, healthy, recovering, altered].map((it) => simulateForgery({ ...it, forged: 0 }, 3, 60));
  const rolledBack = outcomes.map((minutes) => minutes.filter((it) => it !== null).length);
  expect(rolledBack).toEqual([3, 0, 3, 0]);
});

test('sixty networks that do load a page can roll a healthy canary back', () => {
  const outcomes = simulateForgery({ ...healthy, forged: 60, loadPages: true }, 3, 60);
  expect(outcomes).not.toContain(null);
});

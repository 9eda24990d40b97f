import { rules } from 'server';
import { type Scenario, simulateCanaries } from './simulate';

// Short forms of what docs/decisions/0017-canary-guard.md claims; `npm run lab -- guard` has the long ones.

const site = { viewsPerMinute: 100, traffic: 10 };

/** Share of so many canaries that are taken back within some minutes. */
function takenBack(scenario: Scenario, canaries: number, minutes: number, judgedBy = {}): number {
  const outcomes = simulateCanaries(scenario, canaries, minutes, { ...rules, ...judgedBy });
  return outcomes.filter(({ minutes: taken }) => taken !== null).length / canaries;
}

/** Not so rare that a simulation of seconds could not tell. */
const loose = { alpha: 0.1, leastViews: 1, leastFailedViews: 1, viewsTogether: 1 };

describe('with an alpha of 10 %, at most 10 % are taken back of canaries that are harmless', () => {
  test.each<[string, Scenario]>([
    ['as live', { ...site, live: 0.01, excess: 0 }],
    ['at the margin', { ...site, live: 0.01, excess: rules.margin }],
    ['at the margin, with equal shares', { viewsPerMinute: 20, traffic: 50, live: 0.05, excess: rules.margin }],
    ['through outages', { ...site, live: (minute) => (minute % 60 < 10 ? 0.6 : 0.001), excess: 0 }],
  ])('%s', (_what, scenario) => {
    expect(takenBack(scenario, 50, 150, loose)).toBeLessThanOrEqual(0.1);
  });

  test('and of visitors whose views fail together', () => {
    const scenario = { ...site, live: 0.01, excess: 0, viewsOfVisitor: 3 };
    expect(takenBack(scenario, 50, 150, { ...loose, viewsTogether: 3 })).toBeLessThanOrEqual(0.1);
  });

  test('and some are: the bound is not kept by doing nothing', () => {
    expect(takenBack({ ...site, live: 0.01, excess: rules.margin }, 50, 200, loose)).toBeGreaterThan(0);
  });
});

describe('a canary that fails is taken back', () => {
  test.each<[string, Scenario, number]>([
    ['always, within 3 minutes', { ...site, live: 0.01, excess: 0.99 }, 3],
    ['in every fifth view, within half an hour', { ...site, live: 0.01, excess: 0.19 }, 30],
    ['in one of twenty views, within 8 hours', { ...site, live: 0.01, excess: 0.04 }, 480],
    ['always, on a small site, within half an hour', { viewsPerMinute: 10, traffic: 10, live: 0.01, excess: 0.99 }, 30],
  ])('%s', (_what, scenario, minutes) => {
    expect(takenBack(scenario, 30, minutes)).toBe(1);
  });
});

test('asked again, it gives the same', () => {
  const scenario = { ...site, live: 0.01, excess: 0.1 };
  expect(simulateCanaries(scenario, 2, 60)).toEqual(simulateCanaries(scenario, 2, 60));
});

import { rules, silenceRules } from '@site/server';
import { type Scenario, simulateCanaries } from './simulate';

// Short runs for the claims of docs/decisions/0017-canary-guard.md; `npm run lab -- guard` makes the long ones.

const site = { viewsPerMinute: 100, traffic: 10 };

/** Share of the canaries that are rolled back within some minutes. */
function rolledBack(scenario: Scenario, canaries: number, minutes: number, judgedBy = {}): number {
  const outcomes = simulateCanaries(scenario, canaries, minutes, { ...rules, ...judgedBy });
  return outcomes.filter((outcome) => outcome.minutes !== null).length / canaries;
}

/** Rules that roll back often enough to be counted in a short simulation. */
const loose = { alpha: 0.1, leastViews: 1, leastFailedViews: 1, viewsTogether: 1 };

describe('with an alpha of 10 %, at most 10 % of the healthy canaries are rolled back', () => {
  test.each<[string, Scenario]>([
    ['if they fail as often as live', { ...site, live: 0.01, excess: 0 }],
    ['if they fail at the margin', { ...site, live: 0.01, excess: rules.margin }],
    [
      'if they fail at the margin, with equal shares',
      { viewsPerMinute: 20, traffic: 50, live: 0.05, excess: rules.margin },
    ],
    ['if outages hit both releases', { ...site, live: (minute) => (minute % 60 < 10 ? 0.6 : 0.001), excess: 0 }],
  ])('%s', (_what, scenario) => {
    expect(rolledBack(scenario, 50, 150, loose)).toBeLessThanOrEqual(0.1);
  });

  test('if the views of a visitor fail together', () => {
    const scenario = { ...site, live: 0.01, excess: 0, viewsOfVisitor: 3 };
    expect(rolledBack(scenario, 50, 150, { ...loose, viewsTogether: 3 })).toBeLessThanOrEqual(0.1);
  });

  test('but not none, so that the bound is tested', () => {
    expect(rolledBack({ ...site, live: 0.01, excess: rules.margin }, 50, 200, loose)).toBeGreaterThan(0);
  });
});

describe('a failing canary is rolled back', () => {
  test.each<[string, Scenario, number]>([
    ['within 3 minutes if it always fails', { ...site, live: 0.01, excess: 0.99 }, 3],
    ['within half an hour if every fifth view fails', { ...site, live: 0.01, excess: 0.19 }, 30],
    ['within 8 hours if one of twenty views fails', { ...site, live: 0.01, excess: 0.04 }, 480],
    [
      'within half an hour if it always fails on a small site',
      { viewsPerMinute: 10, traffic: 10, live: 0.01, excess: 0.99 },
      30,
    ],
  ])('%s', (_what, scenario, minutes) => {
    expect(rolledBack(scenario, 30, minutes)).toBe(1);
  });

  test('within 10 minutes if its pages never start, while three of ten visitors of live report nothing', () => {
    expect(rolledBack({ ...site, live: 0.3, excess: 0.7 }, 30, 10, silenceRules)).toBe(1);
  });
});

test('a repeated simulation gives the same outcome', () => {
  const scenario = { ...site, live: 0.01, excess: 0.1 };
  expect(simulateCanaries(scenario, 2, 60)).toEqual(simulateCanaries(scenario, 2, 60));
});

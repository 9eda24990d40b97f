import { rules, silenceRules } from '@site/server';
import { type Scenario, simulateCanaries } from './simulate';

// Short runs for the claims of docs/decisions/0017-canary-guard.md; `npm run lab -- guard` makes the long ones.

const site = { viewsPerMinute: 100, traffic: 10 };

/** Share of the canaries that are rolled back within some minutes. */
function rolledBack(scenario: Scenario, canaries: number, minutes: number, judgedBy = {}): number {
  const outcomes = simulateCanaries(scenario, canaries, minutes, { ...rules, ...judgedBy });
  return outcomes.filter((outcome) => outcome !== null).length / canaries;
}

/** Rules that roll back often enough to be counted in a short simulation. */
const loose = { alpha: 0.1, leastViews: 1, leastFailedViews: 1, viewsTogether: 1 };

test.each<[string, Scenario, object?]>([
  ['if they fail at the margin', { ...site, live: 0.01, excess: rules.margin }],
  ['if outages hit both releases', { ...site, live: (minute) => (minute % 60 < 10 ? 0.6 : 0.001), excess: 0 }],
  [
    'if the views of a visitor fail together',
    { ...site, live: 0.01, excess: 0, viewsOfVisitor: 3 },
    { viewsTogether: 3 },
  ],
])(
  'with an alpha of 10 %%, at most 10 %% of the healthy canaries are rolled back %s',
  (_what, scenario, judgedBy = {}) => {
    expect(rolledBack(scenario, 50, 150, { ...loose, ...judgedBy })).toBeLessThanOrEqual(0.1);
  },
);

test('some healthy canaries are rolled back with an alpha of 10 %, so that the bound is tested', () => {
  expect(rolledBack({ ...site, live: 0.01, excess: rules.margin }, 50, 200, loose)).toBeGreaterThan(0);
});

test.each<[string, Scenario, number, object?]>([
  ['within 3 minutes if it always fails', { ...site, live: 0.01, excess: 0.99 }, 3],
  ['within half an hour if every fifth view fails', { ...site, live: 0.01, excess: 0.19 }, 30],
  ['within 10 minutes if its pages never start', { ...site, live: 0.3, excess: 0.7 }, 10, silenceRules],
])('a failing canary is rolled back %s', (_what, scenario, minutes, judgedBy = {}) => {
  expect(rolledBack(scenario, 30, minutes, judgedBy)).toBe(1);
});

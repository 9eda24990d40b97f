import { rules } from 'server';
import { median } from '../statistics';
import { type Outcome, type Scenario, simulateCanary } from './simulate';

const hour = 60;
const day = 24 * hour;
/** Minutes that a canary is in flight at most: a week. */
const life = 7 * day;

export interface FalseAlarms {
  readonly what: string;
  readonly scenario: Scenario;
  readonly canaries: number;
  /** Of them, how many were taken back. */
  readonly takenBack: number;
}

/** Canaries that are no worse than the margin allows. */
const harmless: readonly (readonly [what: string, Omit<Scenario, 'viewsPerMinute' | 'traffic'>])[] = [
  ['as live: 0.1 %', { live: 0.001, excess: 0 }],
  ['as live: 1 %', { live: 0.01, excess: 0 }],
  ['at the margin: 0.1 and 1.1 %', { live: 0.001, excess: rules.margin }],
  ['at the margin: 1 and 2 %', { live: 0.01, excess: rules.margin }],
  ['as live: 0.1 %, each day for an hour 50 %', { live: (minute) => (minute % day < hour ? 0.5 : 0.001), excess: 0 }],
  ['as live: 1 %, visitors fail in three views or none', { live: 0.01, excess: 0, viewsOfVisitor: 3 }],
  ['as live: 1 %, visitors fail in five views or none', { live: 0.01, excess: 0, viewsOfVisitor: 5 }],
];

/** Traffic of a site, and the share of its canary, at which false alarms are counted: few views, and many. */
const sites = [
  { viewsPerMinute: 10, traffic: 10 },
  { viewsPerMinute: 10, traffic: 50 },
  { viewsPerMinute: 100, traffic: 10 },
] as const;

export function falseAlarms(canaries: number): readonly FalseAlarms[] {
  return harmless.flatMap(([what, rates]) =>
    sites.map((site) => {
      const scenario = { ...site, ...rates };
      const takenBack = simulate(scenario, canaries, life).filter(({ minutes }) => minutes !== null).length;
      return { what, scenario, canaries, takenBack };
    }),
  );
}

export interface Reaction {
  readonly scenario: Scenario & { readonly live: number };
  /** Share of the canaries that were taken back within a week. */
  readonly power: number;
  /** Of those; null where it was less than half. */
  readonly minutes: { readonly median: number; readonly ninth: number | null } | null;
  /** Views of the canary until it was taken back, median. */
  readonly views: number | null;
}

const rates = [
  [0.001, 0.02],
  [0.001, 0.05],
  [0.001, 0.2],
  [0.001, 1],
  [0.01, 0.05],
  [0.01, 0.2],
  [0.01, 1],
] as const;

export function reactions(canaries: number): readonly Reaction[] {
  const scenarios = [10, 100, 1000].flatMap((viewsPerMinute) =>
    [1, 10, 50].flatMap((traffic) =>
      rates.map(([live, canary]) => ({ viewsPerMinute, traffic, live, excess: canary - live })),
    ),
  );
  return scenarios.map((scenario) => {
    const outcomes = simulate(scenario, canaries, life);
    const minutes = outcomes.map(({ minutes }) => minutes ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
    const at = (share: number) => finite(minutes[Math.ceil(share * minutes.length) - 1]);
    const [half, ninth] = [at(0.5), at(0.9)];
    return {
      scenario,
      power: minutes.filter(Number.isFinite).length / canaries,
      minutes: half === null ? null : { median: half, ninth },
      views: half === null ? null : median(outcomes.map(({ views }) => views)),
    };
  });
}

const finite = (value = Number.POSITIVE_INFINITY) => (Number.isFinite(value) ? value : null);

function simulate(scenario: Scenario, canaries: number, minutes: number): readonly Outcome[] {
  // Numbers that are no simple multiples of each other: the generator is a linear one.
  const seed = (run: number) => (run * 0.618_033_988_749_895) % 1;
  return Array.from({ length: canaries }, (_, run) => simulateCanary(scenario, seed(run + 1), minutes));
}

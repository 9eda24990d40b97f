import { type Rules, recoveryRules, rules, silenceRules } from '@site/server';
import { type Scenario, simulateCanaries } from './simulate';

const hour = 60;
const day = 24 * hour;
/** Minutes in a week. */
const life = 7 * day;

type Rates = Omit<Scenario, 'viewsPerMinute' | 'traffic'>;

const harmless: readonly (readonly [what: string, rates: Rates, judgedBy?: Rules])[] = [
  ['as live: 0.1 %', { live: 0.001, excess: 0 }],
  ['at the margin: 0.1 and 1.1 %', { live: 0.001, excess: rules.margin }],
  ['as live: 0.1 %, each day for an hour 50 %', { live: (minute) => (minute % day < hour ? 0.5 : 0.001), excess: 0 }],
  ['as live: 1 %, visitors fail in five views or none', { live: 0.01, excess: 0, viewsOfVisitor: 5 }],
  ['recovers as live: 5 %', { live: 0.05, excess: 0 }, recoveryRules],
  ['recovers at the margin: 5 and 25 %', { live: 0.05, excess: recoveryRules.margin }, recoveryRules],
  ['silent as live: 30 %', { live: 0.3, excess: 0 }, silenceRules],
  ['silent at the margin: 30 and 50 %', { live: 0.3, excess: silenceRules.margin }, silenceRules],
];

const sites = [
  { viewsPerMinute: 10, traffic: 10 },
  { viewsPerMinute: 10, traffic: 50 },
  { viewsPerMinute: 100, traffic: 10 },
] as const;

export function falseAlarms(canaries: number): readonly string[][] {
  return harmless.flatMap(([what, rates, judgedBy]) =>
    sites.map((site) => {
      const outcomes = simulateCanaries({ ...site, ...rates }, canaries, life, judgedBy);
      const rolledBack = outcomes.filter((minutes) => minutes !== null).length;
      return [what, String(site.viewsPerMinute), `${site.traffic} %`, String(rolledBack)];
    }),
  );
}

const rates: readonly { readonly live: number; readonly excess: number; readonly judgedBy?: Rules }[] = [
  ...[0.02, 0.05, 0.2, 1].map((canary) => ({ live: 0.001, excess: canary - 0.001 })),
  ...[0.05, 0.2, 1].map((canary) => ({ live: 0.01, excess: canary - 0.01 })),
  // Pages that never start, beside visitors who leave at once or block reports.
  ...[0.3, 0.6].map((live) => ({ live, excess: 1 - live, judgedBy: silenceRules })),
];

export function reactions(canaries: number): readonly string[][] {
  const sites = [10, 100, 1000].flatMap((viewsPerMinute) =>
    [1, 10, 50].map((traffic) => ({ viewsPerMinute, traffic })),
  );
  const scenarios = sites.flatMap((site) => rates.map((rate) => ({ ...site, ...rate })));
  return scenarios.map((scenario) => {
    const outcomes = simulateCanaries(scenario, canaries, life, scenario.judgedBy);
    const minutes = outcomes.map((minute) => minute ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
    const within = (share: number) => minutes[Math.ceil(share * minutes.length) - 1] ?? Number.POSITIVE_INFINITY;
    return [
      percent(scenario.live),
      percent(scenario.live + scenario.excess),
      String(scenario.viewsPerMinute),
      `${scenario.traffic} %`,
      percent(minutes.filter(Number.isFinite).length / canaries),
      duration(within(0.5)),
      duration(within(0.9)),
    ];
  });
}

const percent = (rate: number) => `${Number((rate * 100).toFixed(1))} %`;

const duration = (minutes: number) => (Number.isFinite(minutes) ? `${minutes.toFixed(1)} min` : '');

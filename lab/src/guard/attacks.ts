import { rules } from 'server';
import { type Scenario, secondsBetweenLooks, simulateCanary } from './simulate';

/** What the guard went by until 2026-11-23: an address was heard ten times an hour, and failed once. */
const before = { ...rules, leastViews: 10, leastFailedViews: 3, viewsTogether: 3 };

const hour = 60 * 60;
const week = 7 * 24 * hour;
const runs = 3;
/** More addresses than this are as good as out of reach. */
const most = 100_000;

type Lies = (addresses: number) => NonNullable<Scenario['lies']>;

/** A view that has failed of each, as soon as the canary is there, and again with each hour. */
const hourly: Lies = (addresses) => (second) =>
  second % hour === secondsBetweenLooks ? { views: addresses, failed: addresses } : none;

/** Each is heard once: all as soon as the canary is there. */
const atOnce: Lies = (addresses) => (second) =>
  second === secondsBetweenLooks ? { views: addresses, failed: addresses } : none;

/** So many views that went well of each address within a span (s), one after the other. */
const evenly = (views: number, span: number): Lies => {
  return (addresses) => {
    const saidBy = (second: number) => Math.floor((addresses * views * second) / span);
    return (second) => ({ views: saidBy(second) - saidBy(second - secondsBetweenLooks), failed: 0 });
  };
};

const none = { views: 0, failed: 0 };
/** A row for each attack on each site: how many addresses, networks and page loads it takes, before and now. */
export function attacks(): readonly string[][] {
  return [10, 100, 1_000].flatMap((viewsPerMinute) => {
    const healthy = { viewsPerMinute, traffic: 10, live: 0.001, excess: 0 };
    const failing = { viewsPerMinute, traffic: 1, live: 0.001, excess: 0.199 };
    const isTakenBack = (scenario: Scenario, judgedBy: typeof before | typeof rules) =>
      simulated(scenario, 24 * 60, judgedBy) > runs / 2;
    const isHidden = (scenario: Scenario, judgedBy: typeof before | typeof rules) =>
      simulated(scenario, week / 60, judgedBy) < runs / 2;
    const takeBack = (lies: Lies, judgedBy: typeof before | typeof rules) =>
      fewest((addresses) => isTakenBack({ ...healthy, lies: lies(addresses) }, judgedBy));
    const hide = (lies: Lies, judgedBy: typeof before | typeof rules) =>
      fewest((addresses) => isHidden({ ...failing, lies: lies(addresses) }, judgedBy));
    return [
      ['take back a healthy canary, 10 %', viewsPerMinute, takeBack(hourly, before), takeBack(atOnce, rules)],
      [
        'hide one that fails in a fifth, 1 %',
        viewsPerMinute,
        hide(evenly(10, hour), before),
        hide(evenly(1, week), rules),
      ],
    ].map(([what, views, addressesBefore, addresses]) => [
      String(what),
      count(Number(views)),
      `${count(Number(addressesBefore))} · 1 · 0`,
      // Of the pages that nobody loads, the guard lets three go.
      `${count(Number(addresses))} · ${count(Number(addresses))} · ${count(Math.max(0, Number(addresses) - 3))}`,
    ]);
  });
}

/** How many of the runs end with a rollback. */
function simulated(scenario: Scenario, minutes: number, judgedBy: typeof before | typeof rules): number {
  const seeds = Array.from({ length: runs }, (_, run) => ((run + 1) * 0.618_033_988_749_895) % 1);
  return seeds.filter((seed) => simulateCanary(scenario, seed, minutes, judgedBy).minutes !== null).length;
}

/** The fewest addresses that are enough, to an eighth: more of them are never worse. */
function fewest(isEnough: (addresses: number) => boolean): number {
  let high = 1;
  while (!isEnough(high)) {
    high *= 2;
    if (high > most) return Number.POSITIVE_INFINITY;
  }
  let low = high / 2;
  while (high - low > Math.max(1, high / 8)) {
    const middle = Math.round((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}

const count = (value: number): string =>
  Number.isFinite(value) ? value.toLocaleString('en') : `more than ${count(most)}`;

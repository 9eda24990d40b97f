import { getsCanary } from '@site/shared/contracts';
import { randomLcg, randomPoisson } from 'd3-random';
import {
  beginWatch,
  type Canary,
  createExplainedViews,
  createServedPages,
  createWitnesses,
  failsMoreThanLive,
  lookAgain,
  recoveryRules,
  rules,
} from 'server';
import { secondsBetweenLooks, seedOf } from './simulate';

/** A site with a canary, and somebody with addresses who loads no page and reports views of the canary. */
export interface Forgery {
  /** Pages of the whole site, a minute. */
  readonly pagesPerMinute: number;
  /** Of the canary, per cent. */
  readonly traffic: number;
  /** Share of visitors who get their number in that page, from 0 to 1. */
  readonly newVisitors: number;
  /** Share of pages that report nothing, as those of robots do. */
  readonly silent: number;
  readonly symptom: 'failed' | 'recovered';
  /** Rates of the symptom, from 0 to 1. */
  readonly canary: number;
  readonly live: number;
  /** Addresses, each in a network of its own. */
  readonly forged: number;
  /** Forged views report that all went well. */
  readonly areGood: boolean;
}

const canary: Canary = { remote: 'mfe_catalog', version: 'canary', live: 'live', traffic: 0 };
/** Of a network of its own. */
const addressOf = (visitor: number) => `${10 + (visitor >> 16)}.${(visitor >> 8) & 255}.${visitor & 255}.1`;
const numbers = Array.from({ length: 100 }, (_, visitor) => visitor);

/**
 * Time until each of so many canaries is rolled back, as the server hears of it: every visitor has a network, and forged views
 * are reported before a page's own, again and again until they count.
 *
 * @param minutes after which a canary is promoted
 * @returns minutes; null for a canary that never was rolled back
 */
export const simulateForgery = (forgery: Forgery, canaries: number, minutes: number): readonly (number | null)[] =>
  Array.from({ length: canaries }, (_, run) => minutesUntilRollback(forgery, seedOf(run), minutes));

function minutesUntilRollback(forgery: Forgery, seed: number, minutes: number): number | null {
  const { pagesPerMinute, traffic, newVisitors, silent, symptom, forged, areGood } = forgery;
  const judgedBy = symptom === 'failed' ? rules : recoveryRules;
  const flying = { ...canary, traffic };
  const random = randomLcg(seed);
  const numberOf = {
    canary: numbers.find((it) => getsCanary(it, canary.remote, traffic)) ?? 0,
    live: numbers.find((it) => !getsCanary(it, canary.remote, traffic)) ?? 0,
  };
  const pagesOf = (share: number) => randomPoisson.source(random)((pagesPerMinute * share * secondsBetweenLooks) / 60);
  const draw = { canary: pagesOf(traffic / 100), live: pagesOf(1 - traffic / 100) };
  const served = createServedPages();
  served.add(numberOf.live, '9.0.0.1');
  const pages = createExplainedViews(served);
  let time = 0;
  const witnesses = { canary: createWitnesses(() => time), live: createWitnesses(() => time) };
  const told = () => {
    const counts = { canary: witnesses.canary.count(symptom), live: witnesses.live.count(symptom) };
    return { ...counts, liveOfDay: counts.live };
  };
  let watch = beginWatch(flying, told(), time);
  let visitors = 0;
  let counted = 0;

  function forge() {
    for (; counted < forged; counted += 1) {
      const address = `2001:db8:${counted.toString(16)}::1`;
      const before = witnesses.canary.count().views;
      witnesses.canary.saw(address, (views) => pages.explains(flying, 'canary', views, address));
      if (witnesses.canary.count().views === before) return;
      if (!areGood) witnesses.canary.sawFail(address, symptom);
    }
  }

  for (let second = secondsBetweenLooks; second <= minutes * 60; second += secondsBetweenLooks) {
    time = second * 1000;
    const visits = (['canary', 'live'] as const).flatMap((release) =>
      Array.from({ length: draw[release]() }, () => ({ release, address: addressOf(visitors++) })),
    );
    for (const { release, address } of visits) served.add(random() < newVisitors ? null : numberOf[release], address);
    forge();
    for (const { release, address } of visits) {
      if (random() < silent) continue;
      witnesses[release].saw(address, (views) => pages.explains(flying, release, views, address));
      if (random() < forgery[release]) witnesses[release].sawFail(address, symptom);
    }
    watch = lookAgain(watch, flying, told(), time, judgedBy);
    pages.update(flying);
    if (failsMoreThanLive(watch.test, judgedBy)) return second / 60;
  }
  return null;
}

const sites = [
  { newVisitors: 0, silent: 0 },
  { newVisitors: 0.8, silent: 0.3 },
];

/** A row for each forgery against a canary of 10 % on a site of 100 pages a minute: how many of so many were rolled back within 2 h. */
export function forgeries(canaries: number): readonly string[][] {
  return sites.flatMap((site) =>
    [
      { symptom: 'failed', areGood: true, canary: 0.2, live: 0.001 },
      { symptom: 'failed', areGood: false, canary: 0.001, live: 0.001 },
      { symptom: 'recovered', areGood: true, canary: 1, live: 0.05 },
      { symptom: 'recovered', areGood: false, canary: 0.05, live: 0.05 },
    ].flatMap(({ symptom, ...rates }) =>
      [0, 6, 60, 6_000].map((forged) => {
        const forgery = { pagesPerMinute: 100, traffic: 10, ...site, ...rates, forged };
        const isFailure = symptom === 'failed';
        const outcomes = simulateForgery({ ...forgery, symptom: isFailure ? 'failed' : 'recovered' }, canaries, 120);
        const minutes = outcomes.filter((it) => it !== null).sort((a, b) => a - b);
        const half = minutes[Math.ceil(minutes.length / 2) - 1];
        return [
          `${site.newVisitors * 100} % new, ${site.silent * 100} % silent`,
          `${isFailure ? 'fails' : 'recovers'} in ${rates.canary * 100} %`,
          rates.areGood ? 'good' : 'bad',
          forged.toLocaleString('en'),
          `${minutes.length} of ${canaries}`,
          half === undefined ? '' : `${half.toFixed(1)} min`,
        ];
      }),
    ),
  );
}

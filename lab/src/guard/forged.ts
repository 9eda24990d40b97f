import {
  type Canary,
  createServedPages,
  createWitnesses,
  failsMoreThanLive,
  recoveryRules,
  rules,
  startWatch,
  updateWatch,
} from '@site/server';
import { randomLcg, randomPoisson } from 'd3-random';
import { secondsBetweenLooks, seedOf } from './simulate';

export interface Forgery {
  readonly pagesPerMinute: number;
  readonly traffic: number;
  /** Share of pages that report nothing, as those of robots do. */
  readonly silent: number;
  readonly symptom: 'failed' | 'recovered';
  /** Rates of the symptom, from 0 to 1. */
  readonly canary: number;
  readonly live: number;
  readonly forged: number;
  readonly areGood: boolean;
  readonly loadPages?: boolean;
}

const addressOf = (visitor: number) => `${10 + (visitor >> 16)}.${(visitor >> 8) & 255}.${visitor & 255}.1`;

/** Uses the server's own counting. @returns minutes until the rollback of each canary; null for none */
export const simulateForgery = (forgery: Forgery, canaries: number, minutes: number): readonly (number | null)[] =>
  Array.from({ length: canaries }, (_, run) => minutesUntilRollback(forgery, seedOf(run), minutes));

function minutesUntilRollback(forgery: Forgery, seed: number, minutes: number): number | null {
  const { pagesPerMinute, traffic, silent, symptom, forged, areGood, loadPages = false } = forgery;
  const judgedBy = symptom === 'failed' ? rules : recoveryRules;
  const flying: Canary = { remote: 'mfe_catalog', version: 'canary', live: 'live', traffic };
  const random = randomLcg(seed);
  const pagesOf = (share: number) => randomPoisson.source(random)((pagesPerMinute * share * secondsBetweenLooks) / 60);
  const draw = { canary: pagesOf(traffic / 100), live: pagesOf(1 - traffic / 100) };
  let time = 0;
  const served = createServedPages(() => time);
  const witnesses = { canary: createWitnesses(() => time), live: createWitnesses(() => time) };
  const reported = () => {
    const counts = { canary: witnesses.canary.count(symptom), live: witnesses.live.count(symptom) };
    return { ...counts, liveOfDay: counts.live };
  };
  let watch = startWatch(flying, reported(), time);
  let visitors = 0;

  const load = (ip: string) => served.add({ method: 'GET', ip });
  function report(release: 'canary' | 'live', address: string, hasSymptom: boolean) {
    if (served.hasSentTo(address)) witnesses[release].saw(address);
    if (hasSymptom) witnesses[release].addFailure(address, symptom);
  }

  for (let turn = 0; turn < forged; turn += 1) {
    const address = `2001:db8:${turn.toString(16)}::1`;
    if (loadPages) load(address);
    report('canary', address, !areGood);
  }
  for (let second = secondsBetweenLooks; second <= minutes * 60; second += secondsBetweenLooks) {
    time = second * 1000;
    for (const release of ['canary', 'live'] as const) {
      for (let pages = draw[release](); pages > 0; pages -= 1) {
        const address = addressOf(visitors++);
        load(address);
        if (random() >= silent) report(release, address, random() < forgery[release]);
      }
    }
    watch = updateWatch(watch, flying, reported(), time, judgedBy);
    if (failsMoreThanLive(watch.test, judgedBy)) return second / 60;
  }
  return null;
}

/** Canaries of 10 %, 100 pages a minute, 2 h. */
export function forgeries(canaries: number): readonly string[][] {
  return [
    { symptom: 'failed', areGood: true, canary: 0.2, live: 0.001 },
    { symptom: 'failed', areGood: false, canary: 0.001, live: 0.001 },
    { symptom: 'recovered', areGood: true, canary: 1, live: 0.05 },
    { symptom: 'recovered', areGood: false, canary: 0.05, live: 0.05 },
  ].flatMap(({ symptom, ...rates }) =>
    [0, 6, 60, 6_000].map((forged) => {
      const isFailure = symptom === 'failed';
      const site = { pagesPerMinute: 100, traffic: 10, silent: 0.3 };
      const forgery: Forgery = { ...site, ...rates, forged, symptom: isFailure ? 'failed' : 'recovered' };
      const minutes = simulateForgery(forgery, canaries, 120)
        .filter((it) => it !== null)
        .sort((a, b) => a - b);
      const half = minutes[Math.ceil(minutes.length / 2) - 1];
      return [
        `${isFailure ? 'fails' : 'recovers'} in ${rates.canary * 100} %`,
        rates.areGood ? 'good' : 'bad',
        forged.toLocaleString('en'),
        `${minutes.length} of ${canaries}`,
        half === undefined ? '' : `${half.toFixed(1)} min`,
      ];
    }),
  );
}

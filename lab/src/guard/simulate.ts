import {
  type Canary,
  failsMoreThanLive,
  type ReportedCounts,
  type Rules,
  rules,
  startWatch,
  updateWatch,
} from '@site/server';
import { randomBinomial, randomLcg, randomPoisson } from 'd3-random';

export interface Scenario {
  readonly viewsPerMinute: number;
  readonly traffic: number;
  /** Rate from 0 to 1, constant or by minute. */
  readonly live: number | ((minute: number) => number);
  /** The canary's rate minus live's. */
  readonly excess: number;
  /** All of a visitor's views fail, or none. */
  readonly viewsOfVisitor?: number;
}

/** s */
const secondsBetweenLooks = 5;

/** @param minutes until a canary is promoted @returns minutes until the rollback of each canary; null for none */
export function simulateCanaries(scenario: Scenario, canaries: number, minutes: number, judgedBy: Rules = rules) {
  return Array.from({ length: canaries }, (_, run) => simulateCanary(scenario, seedOf(run), minutes, judgedBy));
}

/** Multiples of the golden ratio: the generator is linear, so simple multiples would give related sequences. */
const seedOf = (run: number) => ((run + 1) * 0.618_033_988_749_895) % 1;

function simulateCanary(scenario: Scenario, seed: number, minutes: number, judgedBy: Rules): number | null {
  const { viewsPerMinute, traffic, live, excess, viewsOfVisitor = 1 } = scenario;
  const random = randomLcg(seed);
  const visitors = (share: number) =>
    randomPoisson.source(random)((viewsPerMinute * share * secondsBetweenLooks) / 60 / viewsOfVisitor);
  const draw = { canary: visitors(traffic / 100), live: visitors(1 - traffic / 100) };
  const binomial = randomBinomial.source(random);
  const counts = { canary: { views: 0, failed: 0 }, live: { views: 0, failed: 0 } };
  const reported = (): ReportedCounts => ({
    canary: { ...counts.canary },
    live: { ...counts.live },
    liveOfDay: counts.live,
  });
  const canary: Canary = { remote: 'mfe_catalog', version: 'canary', live: 'live', traffic };
  let watch = startWatch(canary, reported(), 0);

  for (let second = secondsBetweenLooks; second <= minutes * 60; second += secondsBetweenLooks) {
    const rate = typeof live === 'number' ? live : live(second / 60);
    const rates = { canary: Math.min(1, rate + excess), live: rate };
    for (const release of ['canary', 'live'] as const) {
      const arrived = draw[release]();
      counts[release].views += arrived * viewsOfVisitor;
      counts[release].failed += arrived === 0 ? 0 : binomial(arrived, rates[release])() * viewsOfVisitor;
    }
    watch = updateWatch(watch, canary, reported(), second * 1000, judgedBy);
    if (failsMoreThanLive(watch.test, judgedBy)) return second / 60;
  }
  return null;
}

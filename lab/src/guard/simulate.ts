import { randomBinomial, randomLcg, randomPoisson } from 'd3-random';
import { beginWatch, type Canary, failsMoreThanLive, lookAgain, type Rules, rules, type Told } from 'server';

/** A site, a canary on it, and how often either fails. */
export interface Scenario {
  /** Of the whole site, a minute. */
  readonly viewsPerMinute: number;
  /** Of the canary, per cent. */
  readonly traffic: number;
  /** Failure rates, from 0 to 1; of live it may change with the time, in minutes. */
  readonly live: number | ((minute: number) => number);
  /** How much more often the canary fails. */
  readonly excess: number;
  /** Views that fail together: a visitor whose browser fails does so in all of them. */
  readonly viewsOfVisitor?: number;
  /** Views of the canary that somebody makes up, between the look before a second and that second. */
  readonly lies?: (second: number) => { readonly views: number; readonly failed: number };
}

/** How one canary went. */
interface Outcome {
  /** Minutes until it was taken back; null where it never was. */
  readonly minutes: number | null;
  /** Views of the canary until then. */
  readonly views: number;
}

/** s between two looks of the server. */
export const secondsBetweenLooks = 5;

/**
 * Lets the guard watch so many canaries of which everything is known. The same scenario gives the same outcomes.
 *
 * @param minutes after which a canary is promoted
 */
export function simulateCanaries(scenario: Scenario, canaries: number, minutes: number, judgedBy: Rules = rules) {
  return Array.from({ length: canaries }, (_, run) => simulateCanary(scenario, seedOf(run), minutes, judgedBy));
}

/** Numbers that are no simple multiples of each other: the generator is a linear one. */
export const seedOf = (run: number) => ((run + 1) * 0.618_033_988_749_895) % 1;

function simulateCanary(scenario: Scenario, seed: number, minutes: number, judgedBy: Rules): Outcome {
  const { viewsPerMinute, traffic, live, excess, viewsOfVisitor = 1, lies } = scenario;
  const random = randomLcg(seed);
  const visitors = (share: number) =>
    randomPoisson.source(random)((viewsPerMinute * share * secondsBetweenLooks) / 60 / viewsOfVisitor);
  const draw = { canary: visitors(traffic / 100), live: visitors(1 - traffic / 100) };
  const binomial = randomBinomial.source(random);
  const counts = { canary: { views: 0, failed: 0 }, live: { views: 0, failed: 0 } };
  const told = (): Told => ({
    canary: { ...counts.canary },
    live: { ...counts.live },
    liveOfDay: counts.live,
  });
  const canary: Canary = { remote: 'mfe_catalog', version: 'canary', live: 'live', traffic };
  let watch = beginWatch(canary, told(), 0);

  for (let second = secondsBetweenLooks; second <= minutes * 60; second += secondsBetweenLooks) {
    const rate = typeof live === 'number' ? live : live(second / 60);
    const rates = { canary: Math.min(1, rate + excess), live: rate };
    for (const release of ['canary', 'live'] as const) {
      const came = draw[release]();
      counts[release].views += came * viewsOfVisitor;
      counts[release].failed += came === 0 ? 0 : binomial(came, rates[release])() * viewsOfVisitor;
    }
    const made = lies?.(second) ?? { views: 0, failed: 0 };
    counts.canary.views += made.views;
    counts.canary.failed += made.failed;
    watch = lookAgain(watch, canary, told(), second * 1000, judgedBy);
    if (failsMoreThanLive(watch.test, judgedBy)) return { minutes: second / 60, views: counts.canary.views };
  }
  return { minutes: null, views: counts.canary.views };
}

import { countsAsFailedView, isRecoveredHydration, type Observation } from '@site/shared/contracts';
import { LRUCache } from 'lru-cache';
import { addressKey } from '../base';
import { observationsLimits } from '../limits';
import type { Release } from '../site';

type Entries = 'views' | 'failures' | 'recoveredHydrations' | 'vitals';

/** Leaves of an observation the entries that are to be kept; asked for each once, in the order in which they stand. */
export function filterObservation(
  { page, views, failures, vitals }: Observation,
  keeps: (release: Release, what: Entries) => boolean,
): Observation {
  return {
    page,
    views: Object.fromEntries(Object.entries(views).filter(([remote, version]) => keeps({ remote, version }, 'views'))),
    failures: failures.filter((it) => keeps(it, isRecoveredHydration(it) ? 'recoveredHydrations' : 'failures')),
    vitals: vitals.filter((vital) => keeps(vital, 'vitals')),
  };
}

export function sizeOf({ views, failures, vitals }: Observation): number {
  return Object.keys(views).length + failures.length + vitals.length;
}

/**
 * What one address may add to the counts of one release within an hour.
 *
 * More views than nearly anybody has of a site within an hour, and one that failed: a browser that can't run a release, because of an
 * extension for one, fails as often as its owner tries, and that is one piece of news and not ten. The same holds for hydration that
 * recovers.
 * docs/decisions/0016-observations.md has what follows from these numbers.
 */
export const usualShare = { views: 10, failedViews: 1, recoveredHydrations: 1, failures: 10, vitals: 40 };

export type ShareLimits = Readonly<typeof usualShare>;

interface Options {
  readonly limits: ShareLimits;
  readonly now: () => Date;
}

type Used = Record<keyof ShareLimits, number> & { readonly until: number };

/**
 * Leaves of an observation what its address may still add, so that nobody alone decides about a release. Addresses are
 * in memory only, for an hour.
 *
 * An address that has used up its views of a release is not heard about it at all until the hour is over: if its failures
 * still counted, many visitors behind one address would look like a release that fails.
 */
export function createFairShare({ limits, now }: Options) {
  const used = new LRUCache<string, Used>({ max: observationsLimits.countedPairs });

  function useOf(key: string): Used {
    const time = now().getTime();
    const known = used.get(key);
    if (known && known.until > time && known.until <= time + observationsLimits.shareMs) return known;
    const none = { views: 0, failedViews: 0, recoveredHydrations: 0, failures: 0, vitals: 0 };
    const fresh = { until: time + observationsLimits.shareMs, ...none };
    used.set(key, fresh);
    return fresh;
  }

  return (address: string, observation: Observation): Observation => {
    const key = addressKey(address);
    /** Whether it is heard about a release: the same for all of the observation, whose last view may be followed by how it went. */
    const heard = new Map<Used, boolean>();
    const takes = ({ remote, version }: Release, what: keyof ShareLimits) => {
      const use = useOf(`${key} ${remote}@${version}`);
      if (!heard.has(use)) heard.set(use, use.views < limits.views);
      if (!heard.get(use) || use[what] >= limits[what]) return false;
      use[what] += 1;
      return true;
    };
    const fair = filterObservation(observation, takes);
    return {
      ...fair,
      failures: fair.failures.map((it) => ({ ...it, first: countsAsFailedView(it) && takes(it, 'failedViews') })),
    };
  };
}

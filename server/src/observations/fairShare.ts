import { countsAsFailedView, isRecoveredHydration, type Observation } from '@site/shared/contracts';
import { LRUCache } from 'lru-cache';
import { addressKey } from '../base';
import { observationsLimits } from '../limits';
import type { Release } from '../site';

type Entries = 'views' | 'failures' | 'recoveredHydrations' | 'vitals';

/** Filters the entries of an observation; calls `accepts` once per entry, in order. */
export function filterObservation(
  { page, views, failures, vitals }: Observation,
  accepts: (release: Release, what: Entries) => boolean,
): Observation {
  return {
    page,
    views: Object.fromEntries(
      Object.entries(views).filter(([remote, version]) => accepts({ remote, version }, 'views')),
    ),
    failures: failures.filter((it) => accepts(it, isRecoveredHydration(it) ? 'recoveredHydrations' : 'failures')),
    vitals: vitals.filter((vital) => accepts(vital, 'vitals')),
  };
}

export function sizeOf({ views, failures, vitals }: Observation): number {
  return Object.keys(views).length + failures.length + vitals.length;
}

/**
 * Limits per address, release and hour. Few visitors view a site more often. A browser that can't run a release, because of an
 * extension for one, fails at every view, which is one piece of evidence; the same holds for recovered hydrations.
 * docs/decisions/0016-observations.md has the consequences.
 */
export const usualShare = { views: 10, failedViews: 1, recoveredHydrations: 1, failures: 10, vitals: 40 };

export type ShareLimits = Readonly<typeof usualShare>;

interface Options {
  readonly limits: ShareLimits;
  readonly now: () => Date;
}

type Used = Record<keyof ShareLimits, number> & { readonly until: number };

/**
 * Limits an observation to the remaining share of its address, so that no single address decides about a release. Addresses are
 * in memory only, for an hour.
 *
 * An address without views left is ignored for that release until the hour is over: if its failures still counted, many
 * visitors behind one address would look like a failing release.
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
    /** Decided once per release and observation: the last view in the share may be followed by its own failures. */
    const hasViewsLeft = new Map<Used, boolean>();
    const takeShare = ({ remote, version }: Release, what: keyof ShareLimits) => {
      const use = useOf(`${key} ${remote}@${version}`);
      if (!hasViewsLeft.has(use)) hasViewsLeft.set(use, use.views < limits.views);
      if (!hasViewsLeft.get(use) || use[what] >= limits[what]) return false;
      use[what] += 1;
      return true;
    };
    const fair = filterObservation(observation, takeShare);
    return {
      ...fair,
      failures: fair.failures.map((it) => ({ ...it, first: countsAsFailedView(it) && takeShare(it, 'failedViews') })),
    };
  };
}

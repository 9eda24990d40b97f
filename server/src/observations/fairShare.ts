import { countsAsFailedView, isRecoveredHydration, type Observation } from '@site/shared/contracts';
import { addressKey, createPeriods } from '../base';
import { observationsLimits } from '../limits';
import type { Release } from '../site';

type Entries = 'views' | 'failures' | 'recoveredHydrations' | 'vitals';

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

/** Per address, release and hour. A browser that can't run a release fails at every view: one piece of evidence. */
export const usualShare = { views: 10, failedViews: 1, recoveredHydrations: 1, failures: 10, vitals: 40 };

export type ShareLimits = Readonly<typeof usualShare>;

interface Options {
  readonly limits: ShareLimits;
  readonly now: () => Date;
}

type Used = Record<keyof ShareLimits, number>;

/**
 * Keeps a single address from deciding about a release. Addresses are in memory only. An address that has used up its views is
 * ignored for that release: otherwise many visitors behind one address would look like a failing release.
 */
export function createFairShare({ limits, now }: Options) {
  const used = createPeriods<Used>({ most: observationsLimits.countedPairs, ms: observationsLimits.shareMs, now });
  const none = { views: 0, failedViews: 0, recoveredHydrations: 0, failures: 0, vitals: 0 };

  return (address: string, observation: Observation): Observation => {
    const key = addressKey(address);
    /** The last view in the share may be followed by its own failures. */
    const hasViewsLeft = new Map<Used, boolean>();
    const takeShare = ({ remote, version }: Release, what: keyof ShareLimits) => {
      const use = used.getOrBegin(`${key} ${remote}@${version}`, () => ({ ...none }));
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

import type { Observation } from '@site/shared/contracts';
import type { Release } from '../site/siteReleases';

type Entries = 'views' | 'failures' | 'vitals';

/** Leaves of an observation the entries that are to be kept; asked for each once, in the order in which they stand. */
export function filterObservation(
  { page, views, failures, vitals }: Observation,
  keeps: (release: Release, what: Entries) => boolean,
): Observation {
  return {
    page,
    views: Object.fromEntries(Object.entries(views).filter(([remote, version]) => keeps({ remote, version }, 'views'))),
    failures: failures.filter((failure) => keeps(failure, 'failures')),
    vitals: vitals.filter((vital) => keeps(vital, 'vitals')),
  };
}

export function sizeOf({ views, failures, vitals }: Observation): number {
  return Object.keys(views).length + failures.length + vitals.length;
}

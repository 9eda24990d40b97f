import type { Observation, ObservationSummary, ReleaseTally } from '@site/shared/contracts';
import { LRUCache } from 'lru-cache';
import { createReleaseCounts, type ReleaseSnapshot, type Span, type Views } from './releaseCounts';

export interface KeptRelease extends ReleaseSnapshot {
  readonly remote: string;
  readonly version: string;
}

interface Options {
  readonly now: () => Date;
  /** Releases that are counted; beyond that, the one that was quiet for longest is forgotten. */
  readonly mostReleases?: number;
}

/** Some for each package: live, canary and previous, and those that open tabs still have. At 120 KB each, 8 MB. */
const usualMostReleases = 64;

const none: Views = { views: 0, failedViews: 0 };

export type Tally = ReturnType<typeof createTally>;

/** What visitors' pages have told of releases, in this server, within the last 25 h. */
export function createTally({ now, mostReleases = usualMostReleases }: Options) {
  const releases = new LRUCache<string, ReturnType<typeof newRelease>>({ max: mostReleases });
  const newRelease = (remote: string, version: string) => ({ remote, version, counts: createReleaseCounts() });
  const keyOf = (remote: string, version: string) => `${remote}@${version}`;

  function countsOf(remote: string, version: string) {
    const key = keyOf(remote, version);
    const release = releases.get(key) ?? newRelease(remote, version);
    releases.set(key, release);
    return release.counts;
  }

  function tallies(span: Span): readonly ReleaseTally[] {
    const time = now().getTime();
    return [...releases.values()]
      .map(({ remote, version, counts }) => ({ remote, version, tally: counts.tally(span, time) }))
      .flatMap(({ remote, version, tally }) => (tally ? [{ remote, version, ...tally }] : []))
      .sort((a, b) => (keyOf(a.remote, a.version) < keyOf(b.remote, b.version) ? -1 : 1));
  }

  return {
    /** Counts an observation as it stands: what is not to be counted was taken out of it before. */
    add({ views, failures, vitals }: Observation) {
      const time = now().getTime();
      for (const [remote, version] of Object.entries(views)) countsOf(remote, version).addView(time);
      for (const { remote, version, phase, healed, first } of failures) {
        const counts = countsOf(remote, version);
        counts.addFailure(time, phase, healed);
        if (first) counts.addFailedView(time);
      }
      for (const vital of vitals) countsOf(vital.remote, vital.version).addVital(time, vital);
    },
    /** What is known of each release that anything is known of: of the hour and of the day that end now. */
    summary: (): Pick<ObservationSummary, 'hour' | 'day'> => ({ hour: tallies('hour'), day: tallies('day') }),
    /** Views of a release within the last 24 h. */
    lastDay: (remote: string, version: string): Views =>
      releases.get(keyOf(remote, version))?.counts.tally('day', now().getTime()) ?? none,
    /** What can be written down, and read again after a restart. */
    snapshot: (): readonly KeptRelease[] =>
      [...releases.values()].map(({ remote, version, counts }) => ({ remote, version, ...counts.snapshot() })),
    /** Adds what was written down to what was counted since. */
    restore(kept: readonly KeptRelease[]) {
      for (const { remote, version, ...snapshot } of kept) {
        countsOf(remote, version).restore(snapshot, now().getTime());
      }
    },
  };
}

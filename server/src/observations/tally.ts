import type { Observation, ObservationSummary, ReleaseTally } from '@site/shared/contracts';
import { createReleaseCounts, type ReleaseCounts, type ReleaseSnapshot, type Span, type Views } from './releaseCounts';

/** What visitors' pages have told of releases, in this server, within the last 25 h. */
export interface Tally {
  /** Counts an observation as it stands: what is not to be counted was taken out of it before. */
  add(observation: Observation): void;
  /** What is known of each release that anything is known of: of the hour and of the day that end now. */
  summary(): Pick<ObservationSummary, 'hour' | 'day'>;
  /** Views of a release within the last 24 h. */
  lastDay(remote: string, version: string): Views;
}

export interface KeptRelease extends ReleaseSnapshot {
  readonly remote: string;
  readonly version: string;
}

/** A tally that can be written down, and read again after a restart. */
export interface KeptTally extends Tally {
  snapshot(): readonly KeptRelease[];
  /** Adds what was written down to what was counted since. */
  restore(releases: readonly KeptRelease[]): void;
}

interface Options {
  readonly now: () => Date;
  /** Releases that are counted; beyond that, the one that was quiet for longest is forgotten. */
  readonly mostReleases?: number;
}

/** Some for each package: live, canary and previous, and those that open tabs still have. At 120 KB each, 8 MB. */
const usualMostReleases = 64;

const none: Views = { views: 0, failedViews: 0 };

export function createTally({ now, mostReleases = usualMostReleases }: Options): KeptTally {
  /** The one that was counted last is the last. */
  const releases = new Map<
    string,
    { readonly remote: string; readonly version: string; readonly counts: ReleaseCounts }
  >();
  const keyOf = (remote: string, version: string) => `${remote}@${version}`;

  function countsOf(remote: string, version: string): ReleaseCounts {
    const key = keyOf(remote, version);
    const release = releases.get(key) ?? { remote, version, counts: createReleaseCounts() };
    if (!releases.delete(key)) forgetSome();
    releases.set(key, release);
    return release.counts;
  }

  /** Makes room for one more. */
  function forgetSome() {
    const time = now().getTime();
    for (const [key, { counts }] of releases) if (!counts.isAlive(time)) releases.delete(key);
    for (const key of releases.keys()) if (releases.size >= mostReleases) releases.delete(key);
  }

  function tallies(span: Span): readonly ReleaseTally[] {
    const time = now().getTime();
    return [...releases.values()]
      .map(({ remote, version, counts }) => ({ remote, version, tally: counts.tally(span, time) }))
      .flatMap(({ remote, version, tally }) => (tally ? [{ remote, version, ...tally }] : []))
      .sort((a, b) => (keyOf(a.remote, a.version) < keyOf(b.remote, b.version) ? -1 : 1));
  }

  return {
    add({ views, failures, vitals }) {
      const time = now().getTime();
      for (const [remote, version] of Object.entries(views)) countsOf(remote, version).addView(time);
      for (const { remote, version, phase, healed, first } of failures) {
        const counts = countsOf(remote, version);
        counts.addFailure(time, phase, healed);
        if (first) counts.addFailedView(time);
      }
      for (const vital of vitals) countsOf(vital.remote, vital.version).addVital(time, vital);
    },
    summary: () => ({ hour: tallies('hour'), day: tallies('day') }),
    lastDay: (remote, version) => releases.get(keyOf(remote, version))?.counts.tally('day', now().getTime()) ?? none,
    snapshot: () =>
      [...releases.values()].map(({ remote, version, counts }) => ({ remote, version, ...counts.snapshot() })),
    restore(kept) {
      for (const { remote, version, ...snapshot } of kept) {
        countsOf(remote, version).restore(snapshot, now().getTime());
      }
    },
  };
}

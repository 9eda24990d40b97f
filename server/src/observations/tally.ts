import {
  countsAsFailedView,
  isRecoveredHydration,
  type Observation,
  type ObservationSummary,
  type ReleaseTally,
} from '@site/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { keepCounts } from '../base';
import { observationsLimits } from '../limits';
import { createReleaseCounts, failureColumn, type ReleaseSnapshot, type Span, vitalColumn } from './releaseCounts';

export interface KeptRelease extends ReleaseSnapshot {
  readonly remote: string;
  readonly version: string;
}

export type Tally = ReturnType<typeof createTally>;

export function createTally(now: () => Date) {
  const releases = new LRUCache<string, ReturnType<typeof newRelease>>({ max: observationsLimits.countedReleases });
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
    add({ views, failures, vitals }: Observation) {
      const time = now().getTime();
      for (const [remote, version] of Object.entries(views)) countsOf(remote, version).add(time, 'views');
      for (const failure of failures) {
        const counts = countsOf(failure.remote, failure.version);
        counts.add(time, failureColumn(failure.phase, failure.healed));
        if (countsAsFailedView(failure)) counts.add(time, 'failedViews');
        if (isRecoveredHydration(failure)) counts.add(time, 'recoveredHydrations');
      }
      for (const { remote, version, name, value } of vitals) {
        countsOf(remote, version).add(time, vitalColumn(name, value));
      }
    },
    summary: (): Pick<ObservationSummary, 'hour' | 'day'> => ({ hour: tallies('hour'), day: tallies('day') }),
    lastDay(remote: string, version: string) {
      const day = releases.get(keyOf(remote, version))?.counts.tally('day', now().getTime());
      return {
        views: day?.views ?? 0,
        failed: day?.failedViews ?? 0,
        recovered: Math.min(day?.views ?? 0, day?.recoveredHydrations ?? 0),
      };
    },
    snapshot: (): readonly KeptRelease[] =>
      [...releases.values()].map(({ remote, version, counts }) => ({ remote, version, ...counts.snapshot() })),
    restore(kept: readonly KeptRelease[]) {
      for (const { remote, version, ...snapshot } of kept) {
        countsOf(remote, version).restore(snapshot, now().getTime());
      }
    },
  };
}

/** Version of the layout; files of other versions are ignored. */
const format = 1 as const;

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(2 ** 32 - 1));
const counts = v.record(v.pipe(v.string(), v.regex(/^\d{1,10}$/)), v.record(v.string(), wholeNumber));
const schema = v.object({
  format: v.literal(format),
  releases: v.array(v.object({ remote: v.string(), version: v.string(), slots: counts })),
});

export function keepTally(app: FastifyInstance, path: string, tally: Tally): void {
  keepCounts(app, path, {
    schema,
    name: 'Counts of observations',
    writeMs: observationsLimits.writeMs,
    snapshot() {
      const releases = tally.snapshot();
      return releases.length > 0 ? { format, releases: [...releases] } : null;
    },
    restore: ({ releases }) => tally.restore(releases),
  });
}

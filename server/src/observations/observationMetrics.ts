import {
  countsAsFailedView,
  isRecoveredHydration,
  type Observation,
  type Verdict,
  type VitalName,
} from '@site/shared/contracts';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { DroppedPress } from '../contacts';
import type { Release, SiteReleases } from '../site';
import { failurePhases } from './readObservation';
import { vitalBounds, vitalNames } from './vitalBounds';

interface Sources {
  readonly releases: () => Promise<SiteReleases | null>;
  readonly rollbacks: () => readonly Verdict[];
}

const ofRelease = ['remote', 'version'] as const;

/** Names by Prometheus' conventions: a unit as suffix, times in seconds. */
const vitalMetrics: Readonly<Record<VitalName, readonly [name: string, help: string, unit: number]>> = {
  LCP: [
    'site_largest_contentful_paint_seconds',
    'Largest contentful paint of pages, by the release that owns the element',
    1_000,
  ],
  INP: [
    'site_interaction_to_next_paint_seconds',
    'Interaction to next paint of pages, by the release that owns the element',
    1_000,
  ],
  CLS: [
    'site_cumulative_layout_shift_score',
    'Cumulative layout shift of pages, by the release that owns what was shifted',
    1,
  ],
  hydration: ['site_hydration_seconds', 'Time from the start of a page until the part of a release answers', 1_000],
};

/** Labels name only releases of the site; others are removed at the next scrape. */
export function addObservationMetrics(registry: Registry, { releases, rollbacks }: Sources) {
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const counted = new Map<string, Release>();

  const observations = counter(
    'site_observations_total',
    'Observations that were sent by pages, by the status of the answer',
    ['code'],
  );
  // A rate needs a series before its first event.
  for (const code of ['204', '400', '403', '413', '415', '429']) observations.inc({ code }, 0);
  const droppedEntries = counter(
    'site_observation_entries_dropped_total',
    'Views, failures, vitals and presses that were sent and not counted',
    ['reason'],
  );
  for (const reason of ['unknown_release', 'unknown_page', 'address_limit']) droppedEntries.inc({ reason }, 0);
  const views = counter('site_release_views_total', 'Pages that used a release', ofRelease);
  const failedViews = counter(
    'site_release_failed_views_total',
    'Pages in which a release failed at least once, healed or not, recovered hydrations apart',
    ofRelease,
  );
  const recoveredHydrations = counter(
    'site_release_recovered_hydrations_total',
    'Hydrations of releases in pages that recovered by themselves, as where a browser extension has altered the page',
    ofRelease,
  );
  const failures = counter(
    'site_release_failures_total',
    'Failures of releases in pages, by what it failed at and whether the visitor got it all the same',
    [...ofRelease, 'phase', 'healed'],
  );
  const vitals = Object.fromEntries(
    vitalNames.map((vital) => {
      const [name, help, unit] = vitalMetrics[vital];
      const buckets = vitalBounds[vital].map((bound) => bound / unit);
      return [vital, new Histogram({ name, help, labelNames: ofRelease, buckets, registers })];
    }),
  ) as Record<VitalName, Histogram<'remote' | 'version'>>;

  function keepOnly(onSite: SiteReleases | null) {
    for (const [key, labels] of counted) {
      if (onSite?.has(labels)) continue;
      counted.delete(key);
      views.remove(labels);
      failedViews.remove(labels);
      recoveredHydrations.remove(labels);
      for (const name of vitalNames) vitals[name].remove(labels);
      for (const phase of failurePhases) {
        for (const healed of ['true', 'false']) failures.remove({ ...labels, phase, healed });
      }
    }
  }

  function remember({ remote, version }: Release): Release {
    const labels = { remote, version };
    const key = `${remote}@${version}`;
    if (!counted.has(key)) {
      counted.set(key, labels);
      views.inc(labels, 0);
      failedViews.inc(labels, 0);
      recoveredHydrations.inc(labels, 0);
    }
    return labels;
  }

  new Gauge({
    name: 'site_release_traffic_ratio',
    help: 'Share of visitors that get a release that the site leads to, by its channel',
    labelNames: [...ofRelease, 'channel'],
    registers,
    async collect() {
      this.reset();
      const onSite = await releases();
      keepOnly(onSite);
      for (const { traffic, ...labels } of onSite?.deployed ?? []) this.set({ ...labels }, traffic / 100);
    },
  });
  new Gauge({
    name: 'site_canary_taken_back_timestamp_seconds',
    help: 'When a canary was rolled back because it failed',
    labelNames: ofRelease,
    registers,
    collect() {
      this.reset();
      for (const { remote, version, time } of rollbacks()) this.set({ remote, version }, Date.parse(time) / 1_000);
    },
  });

  return {
    answered: (status: number) => observations.inc({ code: String(status) }),
    dropped: (reason: 'unknown_release' | DroppedPress, entries: number) => droppedEntries.inc({ reason }, entries),
    count(observation: Observation) {
      for (const [remote, version] of Object.entries(observation.views)) views.inc(remember({ remote, version }));
      for (const failure of observation.failures) {
        const labels = remember(failure);
        failures.inc({ ...labels, phase: failure.phase, healed: String(failure.healed) });
        if (countsAsFailedView(failure)) failedViews.inc(labels);
        if (isRecoveredHydration(failure)) recoveredHydrations.inc(labels);
      }
      for (const vital of observation.vitals) {
        vitals[vital.name].observe(remember(vital), vital.value / vitalMetrics[vital.name][2]);
      }
    },
  };
}

import { countsAsFailedView, isRecoveredHydration, type Observation } from '@site/shared/contracts';
import type { Canary } from '../site';
import type { ViewCount } from './evidence';
import type { Symptom } from './rollbackReason';
import type { SentPageMetrics } from './sentPageMetrics';
import { createSentPages } from './sentPages';
import { createWitnesses, type Witnesses } from './witnesses';

export type CanaryCounts = ReturnType<typeof createCanaryCounts>;

interface Options {
  readonly elapsed: () => number;
  /** False for an address whose views do not count. */
  readonly isExplained: (address: string) => boolean;
  readonly metrics: SentPageMetrics | null;
}

const none: ViewCount = { views: 0, failed: 0 };

/** Views of a canary and of the live release beside it: those that visitors reported, and those that they were sent. */
export function createCanaryCounts({ remote, version }: Pick<Canary, 'remote' | 'version'>, options: Options) {
  const { elapsed, isExplained, metrics } = options;
  const sentPages = createSentPages(elapsed);
  let reported: ReadonlyMap<string, Witnesses> = new Map();
  let sent: ReadonlyMap<string, Witnesses> = new Map();
  let live = '';

  const forBoth = (before: ReadonlyMap<string, Witnesses>) =>
    new Map([version, live].map((it) => [it, before.get(it) ?? createWitnesses(elapsed)]));

  return {
    compareWith(liveVersion: string) {
      live = liveVersion;
      reported = forBoth(reported);
      sent = forBoth(sent);
      for (const sentVersion of sent.keys()) metrics?.begin({ remote, version: sentVersion });
    },
    of(symptom: Symptom): { readonly canary: ViewCount; readonly live: ViewCount } {
      const witnesses = symptom === 'silent' ? sent : reported;
      const countOf = (release: string) => witnesses.get(release)?.count(symptom) ?? none;
      return { canary: countOf(version), live: countOf(live) };
    },
    /** @param getsCanary undefined for a page that the canary does not change */
    addPage(getsCanary: boolean | undefined, visitor: number | null, address: string) {
      const sentVersion = getsCanary ? version : live;
      sentPages.add(address, visitor, getsCanary === undefined ? null : sentVersion);
    },
    addReport: ({ views }: Pick<Observation, 'views'>, address: string) => sentPages.report(address, views[remote]),
    addObservation({ views, failures }: Pick<Observation, 'views' | 'failures'>, address: string) {
      const seen = reported.get(views[remote] ?? '');
      if (seen && isExplained(address)) seen.saw(address);
      for (const failure of failures) {
        if (failure.remote !== remote) continue;
        if (countsAsFailedView(failure)) reported.get(failure.version)?.addFailure(address, 'failed');
        if (isRecoveredHydration(failure)) reported.get(failure.version)?.addFailure(address, 'recovered');
      }
    },
    countOldPages() {
      for (const page of sentPages.takeOld()) {
        const counted = sent.get(page.version);
        if (!counted?.saw(page.address)) continue;
        if (!page.hasReported) counted.addFailure(page.address, 'silent');
        metrics?.count({ remote, version: page.version }, !page.hasReported);
      }
    },
  };
}

import { setTimeout } from 'node:timers/promises';
import type { ReleaseStore } from '@site/delivery/store';
import { folderName, type Observation, type Verdict } from '@site/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { growingPauseMs, jsonFile } from '../base';
import { guardLimits, type Rules, recoveryRules, rules, silenceRules } from '../limits';
import type { Canary, Generation, PublishedSite, ServedPages } from '../site';
import { type CanaryCounts, createCanaryCounts } from './canaryCounts';
import type { ViewCount } from './evidence';
import { type GuardFile, guardFileSchema } from './guardFile';
import { type Outcome, rollbackReason, type Symptom } from './rollbackReason';
import type { SentPageMetrics } from './sentPageMetrics';
import { failsMoreThanLive, type SequentialTest } from './sequentialTest';
import { type ReportedCounts, startWatch, updateWatch, type Watch } from './watch';

type Releases = Pick<ReleaseStore, 'rollBackCanary' | 'recordRollback'>;

export interface GuardOptions {
  readonly site: PublishedSite;
  readonly lastDay: (remote: string, version: string) => ViewCount & { readonly recovered: number };
  /** Views count only from networks that were sent a page. Null where another server sends the pages: all views count. */
  readonly served: Pick<ServedPages, 'hasSentTo'> | null;
  readonly store: (() => Promise<Releases>) | null;
  readonly file: string;
  readonly metrics?: SentPageMetrics | null;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Wall clock for people; durations use `elapsed`. */
  readonly now?: () => Date;
  /** ms by a monotonic clock. */
  readonly elapsed?: () => number;
}

const unexplainedText =
  'views come from networks that this server has sent no page: they do not count. Where another server sends the pages, set PAGES_FROM=elsewhere';

const symptoms: Readonly<Record<Symptom, { readonly rules: Rules; readonly text: string }>> = {
  failed: { rules, text: 'a canary fails more often than live' },
  recovered: { rules: recoveryRules, text: 'a canary renders something else than its HTML, far more often than live' },
  silent: { rules: silenceRules, text: 'pages of a canary do not start, far more often than those of live' },
};
const symptomNames = ['failed', 'recovered', 'silent'] as const satisfies readonly Symptom[];

interface WatchedCanary {
  canary: Canary;
  readonly counts: CanaryCounts;
  watches: Readonly<Record<Symptom, Watch>>;
  rollback: Verdict | null;
  failedAttempts: number;
  /** Time by `elapsed`; `Infinity` during an attempt and after a success. */
  nextAttempt: number;
}

export type Guard = ReturnType<typeof createGuard>;

export function createGuard(options: GuardOptions) {
  const { site, lastDay, served, store, log } = options;
  const { now = () => new Date(), elapsed = () => performance.now(), metrics = null } = options;
  const file = jsonFile(options.file, guardFileSchema, (error) => log.error(error));
  let isFileWritable = true;
  const watched = new Map<string, WatchedCanary>();
  let saved: GuardFile | null = null;
  let rollbacks: readonly Verdict[] = [];
  let isStopped = false;
  let attempts: Promise<unknown> = Promise.resolve();

  async function checkCanaries() {
    try {
      if (!saved) {
        saved = await readSaved();
        rollbacks = saved.verdicts;
      }
      updateWatched(await canariesIn(await site.current()), saved);
      // A later deployment of the canary starts a new test.
      saved = { ...saved, cases: [] };
      for (const it of watched.values()) if (!it.rollback) judge(it);
      // Before the file is written: a full disk must not delay the rollback.
      if (store) for (const it of watched.values()) beginRollback(it, store);
      await write();
    } catch (error) {
      log.error(error);
    }
  }

  async function readSaved(): Promise<GuardFile> {
    const content = await file.read().catch((error: unknown) => {
      log.error(error, 'The guard’s file can’t be read: its tests begin anew');
      return null;
    });
    return content ?? { cases: [], verdicts: [] };
  }

  async function write() {
    try {
      await file.write({ cases: [...watched.values()].map(caseOf), verdicts: [...rollbacks] });
      isFileWritable = true;
    } catch (error) {
      if (isFileWritable) log.error(error, 'The guard’s file can’t be written');
      isFileWritable = false;
    }
  }

  function updateWatched(canaries: readonly Canary[], { cases }: GuardFile) {
    const before = new Map(watched);
    watched.clear();
    for (const canary of canaries) {
      const { remote, version } = canary;
      const found = before.get(remote);
      const same = found?.canary.version === version ? found : null;
      same?.counts.compareWith(canary.live);
      const earlier = cases.find((it) => it.remote === remote && it.version === version);
      watched.set(remote, same ? Object.assign(same, { canary }) : begin(canary, earlier));
    }
  }

  function begin(canary: Canary, earlier?: GuardFile['cases'][number]): WatchedCanary {
    const counts = createCanaryCounts(canary, { elapsed, metrics, isExplained: explains(canary) });
    counts.compareWith(canary.live);
    const watchOf = (symptom: Symptom, trial?: SequentialTest) =>
      startWatch(canary, reportedCounts(canary, counts, symptom), elapsed(), trial);
    return {
      canary,
      counts,
      watches: {
        failed: watchOf('failed', earlier?.trial),
        recovered: watchOf('recovered', earlier?.recoveries),
        silent: watchOf('silent', earlier?.silences),
      },
      rollback: earlier?.verdict ?? null,
      failedAttempts: 0,
      nextAttempt: 0,
    };
  }

  function reportedCounts({ remote, live }: Canary, counts: CanaryCounts, symptom: Symptom): ReportedCounts {
    const { views, failed, recovered } = lastDay(remote, live);
    // Not used for `silent`, whose rules need views of live.
    return { ...counts.of(symptom), liveOfDay: { views, failed: symptom === 'recovered' ? recovered : failed } };
  }

  function judge(it: WatchedCanary) {
    const { canary, counts, watches } = it;
    counts.countOldPages();
    const updated = (symptom: Symptom) =>
      updateWatch(
        watches[symptom],
        canary,
        reportedCounts(canary, counts, symptom),
        elapsed(),
        symptoms[symptom].rules,
      );
    it.watches = { failed: updated('failed'), recovered: updated('recovered'), silent: updated('silent') };
    const symptom = symptomNames.find((name) => failsMoreThanLive(it.watches[name].test, symptoms[name].rules));
    if (!symptom) return;
    const { remote, version } = canary;
    const { test } = it.watches[symptom];
    const outcome: Outcome = store ? 'rolled back' : 'only reported';
    it.rollback = { remote, version, time: now().toISOString(), reason: rollbackReason(test, outcome, symptom) };
    rollbacks = [it.rollback, ...rollbacks].slice(0, guardLimits.keptRollbacks);
    log.warn(
      { ...it.rollback, canary: test.canary, live: test.live },
      `${symptoms[symptom].text}${store ? ': it is rolled back' : ''}`,
    );
  }

  /** Unexplained views are forged, or come from a telephone that changed its network. */
  function explains({ remote, version }: Canary): (address: string) => boolean {
    let unexplained = 0;
    return (address) => {
      if (!served || served.hasSentTo(address)) return true;
      unexplained += 1;
      if (unexplained === guardLimits.unexplainedViews) log.warn({ remote, version }, unexplainedText);
      return false;
    };
  }

  function beginRollback(it: WatchedCanary, openReleases: () => Promise<Releases>) {
    const { rollback } = it;
    if (!rollback || elapsed() < it.nextAttempt) return;
    it.nextAttempt = Number.POSITIVE_INFINITY;
    attempts = attempts.then(async () => {
      if (isStopped) return;
      const { remote, version } = rollback;
      try {
        // Before the store is opened, which may be unreachable or full.
        await withdraw(it.canary);
        const isRolledBack = await rollBack(await openReleases(), it.canary, rollback);
        log.info({ remote, version }, isRolledBack ? 'the canary was rolled back' : 'it is no canary any more');
      } catch (error) {
        it.failedAttempts += 1;
        const pauseMs = growingPauseMs(it.failedAttempts);
        it.nextAttempt = elapsed() + pauseMs;
        log.error(
          { remote, version, pauseMs, reason: (error as Error).message },
          'the canary could not be rolled back',
        );
      }
    });
  }

  /** @returns false for a canary that was promoted, replaced or rolled back meanwhile @throws Error of one line */
  async function rollBack(releases: Releases, canary: Canary, { time, reason }: Verdict): Promise<boolean> {
    const together = withGroup(await canariesIn(await site.current()), canary);
    let isRolledBack = false;
    for (const { remote, version } of together) {
      isRolledBack = await releases.rollBackCanary(folderName(remote), version);
      if (isRolledBack) await releases.recordRollback(folderName(remote), { version, time, reason });
    }
    // The site may have been republished meanwhile.
    if (isRolledBack) await withdraw(canary);
    return isRolledBack;
  }

  /** Changes only this server's current generation. */
  async function withdraw(canary: Canary) {
    const generation = await site.current();
    const published = await canariesIn(generation);
    const isPublished = published.some(({ remote, version }) => remote === canary.remote && version === canary.version);
    if (!isPublished) return;
    for (const { remote } of withGroup(published, canary)) generation?.variants.rollBack(remote);
  }

  return {
    /** Records a page that was sent. @param canaries that change the page, with `true` if the visitor gets it */
    recordPage(canaries: ReadonlyMap<string, boolean>, visitor: number | null, address: string) {
      for (const { canary, counts } of watched.values()) counts.addPage(canaries.get(canary.remote), visitor, address);
    },
    /** Records that a page works, whether its views count or not. */
    recordReport(observation: Pick<Observation, 'views'>, address: string) {
      for (const { counts } of watched.values()) counts.addReport(observation, address);
    },
    recordObservation(observation: Pick<Observation, 'views' | 'failures'>, address: string) {
      for (const { counts } of watched.values()) counts.addObservation(observation, address);
    },
    rollbacks: () => rollbacks,
    /** Never throws. Must not run concurrently. */
    checkCanaries,
    /** Waits for the rollback in progress. */
    async stop() {
      isStopped = true;
      await Promise.race([attempts, setTimeout(guardLimits.stopMs, undefined, { ref: false })]);
    },
  };
}

/** Canaries that visitors get together with one, and this one last: a retry after a failure finds it. */
const withGroup = (canaries: readonly Canary[], canary: Canary): readonly Canary[] => [
  ...canaries.filter((it) => groupOf(it) === groupOf(canary) && it.remote !== canary.remote),
  canary,
];

const groupOf = ({ remote, group = remote }: Canary) => group;

const canariesIn = async (generation: Generation | null) => (await generation?.releases())?.canaries ?? [];

const caseOf = ({ canary: { remote, version }, watches, rollback }: WatchedCanary) => ({
  remote,
  version,
  trial: trialOf(watches.failed),
  recoveries: trialOf(watches.recovered),
  silences: trialOf(watches.silent),
  verdict: rollback,
});

const trialOf = ({ test }: Watch) => ({ ...test, evidence: [...test.evidence] });

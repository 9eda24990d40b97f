import { setTimeout } from 'node:timers/promises';
import type { ReleaseStore } from '@site/delivery/store';
import {
  countsAsFailedView,
  folderName,
  isRecoveredHydration,
  type Observation,
  type Verdict,
} from '@site/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { growingPauseMs, jsonFile } from '../base';
import { guardLimits } from '../limits';
import type { Canary, Generation, PublishedSite, ServedPages } from '../site';
import type { ViewCount } from './evidence';
import { type GuardFile, guardFileSchema } from './guardFile';
import { type Outcome, rollbackReason, type Symptom } from './rollbackReason';
import { failsMoreThanLive, type Rules, recoveryRules, rules } from './sequentialTest';
import { type ReportedCounts, startWatch, updateWatch, type Watch } from './watch';
import { createWitnesses, type Witnesses } from './witnesses';

type Releases = Pick<ReleaseStore, 'rollBackCanary' | 'recordRollback'>;

export interface GuardOptions {
  readonly site: PublishedSite;
  readonly lastDay: (remote: string, version: string) => ViewCount & { readonly recovered: number };
  /** Views count only from networks that were sent a page. Null where another server sends the pages: all views count. */
  readonly served: Pick<ServedPages, 'hasSentTo'> | null;
  readonly store: (() => Promise<Releases>) | null;
  readonly file: string;
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
};
const symptomNames = ['failed', 'recovered'] as const satisfies readonly Symptom[];

interface WatchedCanary {
  canary: Canary;
  witnesses: ReadonlyMap<string, Witnesses>;
  watches: Readonly<Record<Symptom, Watch>>;
  /** Views from networks that were sent no page. */
  unexplained: number;
  rollback: Verdict | null;
  failedAttempts: number;
  /** Time by `elapsed`; `Infinity` during an attempt and after a success. */
  nextAttempt: number;
}

export type Guard = ReturnType<typeof createGuard>;

export function createGuard(options: GuardOptions) {
  const { site, lastDay, served, store, log } = options;
  const { now = () => new Date(), elapsed = () => performance.now() } = options;
  const file = jsonFile(options.file, guardFileSchema, (error) => log.error(error));
  let isFileWritable = true;
  const watched = new Map<string, WatchedCanary>();
  let kept: GuardFile | null = null;
  let rollbacks: readonly Verdict[] = [];
  let isStopped = false;
  let attempts: Promise<unknown> = Promise.resolve();

  async function look() {
    try {
      if (!kept) {
        kept = await readKept();
        rollbacks = kept.verdicts;
      }
      updateWatched(await canariesIn(await site.current()), kept);
      // A later deployment of the canary starts a new test.
      kept = { ...kept, cases: [] };
      for (const it of watched.values()) if (!it.rollback) judge(it);
      // Before the file is written: a full disk must not delay the rollback.
      if (store) for (const it of watched.values()) beginRollback(it, store);
      await write();
    } catch (error) {
      log.error(error);
    }
  }

  async function readKept(): Promise<GuardFile> {
    const found = await file.read().catch((error: unknown) => {
      log.error(error, 'The guard’s file can’t be read: its tests begin anew');
      return null;
    });
    return found ?? { cases: [], verdicts: [] };
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
      const { remote, version, live } = canary;
      const found = before.get(remote);
      const same = found?.canary.version === version ? found : null;
      const witnesses = new Map([version, live].map((it) => [it, same?.witnesses.get(it) ?? createWitnesses(elapsed)]));
      const earlier = cases.find((it) => it.remote === remote && it.version === version && it.isPlausible);
      watched.set(remote, same ? Object.assign(same, { canary, witnesses }) : begin(canary, witnesses, earlier));
    }
  }

  const begin = (
    canary: Canary,
    witnesses: WatchedCanary['witnesses'],
    earlier?: GuardFile['cases'][number],
  ): WatchedCanary => ({
    canary,
    witnesses,
    watches: {
      failed: startWatch(canary, reportedCounts(canary, witnesses, 'failed'), elapsed(), earlier?.trial),
      recovered: startWatch(canary, reportedCounts(canary, witnesses, 'recovered'), elapsed(), earlier?.recoveries),
    },
    unexplained: 0,
    rollback: earlier?.verdict ?? null,
    failedAttempts: 0,
    nextAttempt: 0,
  });

  function reportedCounts(
    { remote, version, live }: Canary,
    witnesses: WatchedCanary['witnesses'],
    symptom: Symptom,
  ): ReportedCounts {
    const countOf = (release: string) => witnesses.get(release)?.count(symptom) ?? { views: 0, failed: 0 };
    const { views, [symptom]: failed } = lastDay(remote, live);
    return { canary: countOf(version), live: countOf(live), liveOfDay: { views, failed } };
  }

  function judge(it: WatchedCanary) {
    const { canary, witnesses, watches } = it;
    const lookFor = (symptom: Symptom) =>
      updateWatch(
        watches[symptom],
        canary,
        reportedCounts(canary, witnesses, symptom),
        elapsed(),
        symptoms[symptom].rules,
      );
    it.watches = { failed: lookFor('failed'), recovered: lookFor('recovered') };
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
  function isExplained(it: WatchedCanary, address: string): boolean {
    if (!served || served.hasSentTo(address)) return true;
    it.unexplained += 1;
    if (it.unexplained === guardLimits.unexplainedViews) {
      log.warn({ remote: it.canary.remote, version: it.canary.version }, unexplainedText);
    }
    return false;
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
        await withdraw(rollback);
        const isRolledBack = await rollBack(await openReleases(), rollback);
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
  async function rollBack(releases: Releases, { remote, version, time, reason }: Verdict): Promise<boolean> {
    const name = folderName(remote);
    if (!(await releases.rollBackCanary(name, version))) return false;
    // The site may have been republished meanwhile.
    await withdraw({ remote, version });
    await releases.recordRollback(name, { version, time, reason });
    return true;
  }

  /** Changes only this server's current generation. */
  async function withdraw({ remote, version }: Pick<Verdict, 'remote' | 'version'>) {
    const generation = await site.current();
    const isPublished = (await canariesIn(generation)).some((it) => it.remote === remote && it.version === version);
    if (isPublished) generation?.variants.rollBack(remote);
  }

  return {
    recordObservation({ views, failures }: Pick<Observation, 'views' | 'failures'>, address: string) {
      for (const it of watched.values()) {
        const { canary, witnesses } = it;
        const seen = witnesses.get(views[canary.remote] ?? '');
        if (seen && isExplained(it, address)) seen.saw(address);
        for (const failure of failures) {
          if (failure.remote !== canary.remote) continue;
          if (countsAsFailedView(failure)) witnesses.get(failure.version)?.addFailure(address, 'failed');
          if (isRecoveredHydration(failure)) witnesses.get(failure.version)?.addFailure(address, 'recovered');
        }
      }
    },
    rollbacks: () => rollbacks,
    /** Never throws. Must not run concurrently. */
    look,
    /** Waits for the rollback in progress. */
    async stop() {
      isStopped = true;
      await Promise.race([attempts, setTimeout(guardLimits.stopMs, undefined, { ref: false })]);
    },
  };
}

const canariesIn = async (generation: Generation | null) => (await generation?.releases())?.canaries ?? [];

const caseOf = ({ canary: { remote, version }, watches, rollback }: WatchedCanary) => ({
  remote,
  version,
  trial: trialOf(watches.failed),
  recoveries: trialOf(watches.recovered),
  verdict: rollback,
  isPlausible: true,
});

const trialOf = ({ test }: Watch) => ({ ...test, evidence: [...test.evidence] });

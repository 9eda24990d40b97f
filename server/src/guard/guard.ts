import { setTimeout } from 'node:timers/promises';
import type { ReleaseStore } from '@site/delivery/store';
import type { Observation, Verdict } from '@site/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { jsonFile } from '../files/jsonFile';
import { growingPauseMs } from '../retryPause';
import type { Generation } from '../site/generation';
import type { PublishedSite } from '../site/publishedSite';
import type { Canary } from '../site/siteReleases';
import type { ViewCount } from './evidence';
import { type GuardFile, guardFileSchema } from './guardFile';
import { type Outcome, rollbackReason } from './rollbackReason';
import { failsMoreThanLive } from './sequentialTest';
import { isPlausible, nothingServed, type Served, type ServedPages, servedMeanwhile } from './servedPages';
import { beginWatch, lookAgain, type Told, type Watch } from './watch';
import { createWitnesses, type Witnesses } from './witnesses';

type Releases = Pick<ReleaseStore, 'takeBackCanary' | 'addVerdict'>;

export interface GuardOptions {
  readonly site: PublishedSite;
  /** Views of a release within the last day. */
  readonly lastDay: (remote: string, version: string) => ViewCount;
  /** Pages that this server has sent. */
  readonly served: ServedPages;
  /** Where canaries are rolled back; null: a canary that fails is only reported. */
  readonly store: (() => Promise<Releases>) | null;
  /** Where it is kept what is known against canaries. */
  readonly file: string;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly now?: () => Date;
}

/** Rollbacks that are remembered. */
const keptRollbacks = 20;

/** Longest wait for a registry while the server ends (ms): what was not completed is tried again at the next start. */
const longestStopMs = 5_000;

interface WatchedCanary {
  canary: Canary;
  /** By version: of the canary, and of what is live beside it. */
  witnesses: ReadonlyMap<string, Witnesses>;
  /** Since it is watched here, and what `ServedPages` had at the last look. */
  served: Served;
  pages: readonly number[];
  watch: Watch;
  /** Whether nothing was told of it that can't have been: else nothing is done about it. */
  isPlausible: boolean;
  /** Null while it may fly. */
  rollback: Verdict | null;
  failedAttempts: number;
  /** ms since 1970; `Infinity` while one runs, and once nothing is left to do. */
  nextAttempt: number;
}

export type Guard = ReturnType<typeof createGuard>;

/** Watches the canaries in flight, and rolls back those that fail more often than what is live. */
export function createGuard(options: GuardOptions) {
  const { site, lastDay, served, store, log, now = () => new Date() } = options;
  const file = jsonFile(options.file, guardFileSchema, (error) => log.error(error));
  const watched = new Map<string, WatchedCanary>();
  /** Of an earlier run. */
  let kept: GuardFile | null = null;
  let rollbacks: readonly Verdict[] = [];
  let isStopped = false;
  let attempts: Promise<unknown> = Promise.resolve();

  async function look() {
    try {
      if (!kept) {
        kept = (await file.read()) ?? { cases: [], verdicts: [] };
        rollbacks = kept.verdicts;
      }
      follow(await canariesIn(await site.current()), kept);
      // What is no longer in flight is forgotten: deployed again by somebody, it is tested again.
      kept = { ...kept, cases: [] };
      for (const it of watched.values()) if (!it.rollback) judge(it);
      await file.write({ cases: [...watched.values()].map(caseOf), verdicts: [...rollbacks] });
      if (store) for (const it of watched.values()) beginRollback(it, store);
    } catch (error) {
      // Once a look that fails is no reason to stop looking.
      log.error(error);
    }
  }

  /** Watches each canary in flight, and no other. */
  function follow(canaries: readonly Canary[], { cases }: GuardFile) {
    const before = new Map(watched);
    watched.clear();
    for (const canary of canaries) {
      const { remote, version, live } = canary;
      const found = before.get(remote);
      const same = found?.canary.version === version ? found : null;
      const witnesses = new Map([version, live].map((it) => [it, same?.witnesses.get(it) ?? createWitnesses(now)]));
      const earlier = cases.find((it) => it.remote === remote && it.version === version);
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
    served: nothingServed,
    pages: served.counts(),
    watch: beginWatch(canary, told(canary, witnesses), now(), earlier?.trial),
    isPlausible: earlier?.isPlausible ?? true,
    rollback: earlier?.verdict ?? null,
    failedAttempts: 0,
    nextAttempt: 0,
  });

  function told({ remote, version, live }: Canary, witnesses: WatchedCanary['witnesses']): Told {
    const countOf = (release: string) => witnesses.get(release)?.count() ?? { views: 0, failed: 0 };
    return { canary: countOf(version), live: countOf(live), liveOfDay: lastDay(remote, live) };
  }

  function judge(it: WatchedCanary) {
    const { remote, version } = it.canary;
    it.watch = lookAgain(it.watch, it.canary, told(it.canary, it.witnesses), now());
    const { test } = it.watch;
    doubt(it);
    if (!failsMoreThanLive(test)) return;
    const outcome: Outcome = !it.isPlausible ? 'implausible' : store ? 'rolled back' : 'only reported';
    it.rollback = { remote, version, time: now().toISOString(), reason: rollbackReason(test, outcome) };
    rollbacks = [it.rollback, ...rollbacks].slice(0, keptRollbacks);
    log.warn(
      { ...it.rollback, canary: test.canary, live: test.live },
      `a canary fails more often than live${outcome === 'rolled back' ? ': it is taken back' : ''}`,
    );
  }

  /** Compares what is told with the pages that were sent. Once it can't have been, nothing makes it true again. */
  function doubt(it: WatchedCanary) {
    const { remote, version } = it.canary;
    const pages = served.counts();
    const meanwhile = pages.map((count, visitor) => count - (it.pages[visitor] ?? 0));
    it.served = servedMeanwhile(it.served, it.canary, meanwhile);
    it.pages = pages;
    const { canary, live } = told(it.canary, it.witnesses);
    if (!it.isPlausible || isPlausible({ canary, live }, it.served)) return;
    it.isPlausible = false;
    const counts = { canary, live, served: it.served };
    log.warn({ remote, version, ...counts }, 'more views are told of than pages were sent: the canary is only watched');
  }

  function beginRollback(it: WatchedCanary, openReleases: () => Promise<Releases>) {
    const { rollback } = it;
    if (!rollback || !it.isPlausible || now().getTime() < it.nextAttempt) return;
    it.nextAttempt = Number.POSITIVE_INFINITY;
    attempts = attempts.then(async () => {
      if (isStopped) return;
      const { remote, version } = rollback;
      try {
        const isRolledBack = await rollBack(await openReleases(), rollback);
        log.info({ remote, version }, isRolledBack ? 'the canary was taken back' : 'it is no canary any more');
      } catch (error) {
        it.failedAttempts += 1;
        const pauseMs = growingPauseMs(it.failedAttempts);
        it.nextAttempt = now().getTime() + pauseMs;
        log.error({ remote, version, pauseMs, reason: (error as Error).message }, 'the canary could not be taken back');
      }
    });
  }

  /**
   * Moves the channel and keeps why. The publisher, which watches the store, publishes the site without the canary; until
   * then nobody gets it from here.
   *
   * @returns false when it is no canary any more: promoted, replaced, or rolled back by its team
   * @throws an Error of one line for what may work later
   */
  async function rollBack(releases: Releases, { remote, version, time, reason }: Verdict): Promise<boolean> {
    const name = remote.replaceAll('_', '-');
    if (!(await releases.takeBackCanary(name, version))) return false;
    const generation = await site.current();
    const isPublished = (await canariesIn(generation)).some((it) => it.remote === remote && it.version === version);
    if (isPublished) generation?.variants.rollBack(remote);
    await releases.addVerdict(name, { version, time, reason });
    return true;
  }

  return {
    /** Takes what a page reports, and the address that it comes from. */
    hear({ views, failures }: Pick<Observation, 'views' | 'failures'>, address: string) {
      for (const { canary, witnesses } of watched.values()) {
        witnesses.get(views[canary.remote] ?? '')?.saw(address);
        for (const { remote, version, first } of failures) {
          if (first && remote === canary.remote) witnesses.get(version)?.sawFail(address);
        }
      }
    },
    /** Of the last canaries that were found to fail, the latest first. */
    rollbacks: () => rollbacks,
    /** Looks at every canary once; to be called again and again, not before it has resolved. Does not throw. */
    look,
    /** Begins no more rollbacks, and ends the one under way. */
    async stop() {
      isStopped = true;
      await Promise.race([attempts, setTimeout(longestStopMs, undefined, { ref: false })]);
    },
  };
}

/** Where nothing is published there are none. */
const canariesIn = async (generation: Generation | null) => (await generation?.releases())?.canaries ?? [];

const caseOf = ({ canary: { remote, version }, watch: { test }, rollback, isPlausible }: WatchedCanary) => ({
  remote,
  version,
  trial: { ...test, evidence: [...test.evidence] },
  verdict: rollback,
  isPlausible,
});

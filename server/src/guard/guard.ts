import { setTimeout } from 'node:timers/promises';
import type { ReleaseStore } from '@site/delivery/store';
import type { Observation, Verdict } from '@site/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { jsonFile } from '../files/jsonFile';
import { growingPauseMs } from '../retryPause';
import type { PublishedSite } from '../site/publishedSite';
import type { ServedPages } from '../site/servedPages';
import { type Canary, canariesIn } from './canaries';
import { type GuardFile, guardFileSchema } from './guardFile';
import { isPlausible, nothingServed, type Served, servedMeanwhile } from './plausible';
import { type Outcome, rollbackReason } from './rollbackReason';
import { failsMoreThanLive } from './sequentialTest';
import { beginWatch, lookAgain, type Observations, type Watch } from './watch';
import { createWitnesses, type Witnesses } from './witnesses';

export interface GuardOptions {
  readonly site: PublishedSite;
  readonly observations: Pick<Observations, 'lastDay'>;
  /** Pages that this server has sent. */
  readonly served: ServedPages;
  /** Where canaries are rolled back; null: a canary that fails is only reported. */
  readonly store: (() => Promise<Pick<ReleaseStore, 'takeBackCanary' | 'addVerdict'>>) | null;
  /** Where it is kept what is known against canaries. */
  readonly file: string;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly now?: () => Date;
}

/** Rollbacks that are remembered. */
const keptRollbacks = 20;

/** Longest wait for a registry while the server ends (ms): what was not completed is tried again at the next start. */
const longestStopMs = 5_000;

const nobody = { views: 0, failed: 0 };

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
  /** Whether nothing is left to do: it is rolled back, or no canary any more. */
  isSettled: boolean;
  failedAttempts: number;
  /** ms since 1970. */
  nextAttempt: number;
}

export type Guard = ReturnType<typeof createGuard>;

/** Watches the canaries in flight, and rolls back those that fail more often than what is live. */
export function createGuard(options: GuardOptions) {
  const { site, observations, served, store, log, now = () => new Date() } = options;
  const file = jsonFile(options.file, guardFileSchema, (error) => log.error(error));
  const watched = new Map<string, WatchedCanary>();
  let kept: GuardFile | null = null;
  let rollbacks: readonly Verdict[] = [];
  let isStopped = false;
  let attempts: Promise<unknown> = Promise.resolve();

  async function look() {
    try {
      kept ??= await remember();
      follow(await canariesIn(await site.current()));
      for (const it of watched.values()) if (!it.rollback) judge(it);
      await keep();
      beginRollbacks();
    } catch (error) {
      // Once a look that fails is no reason to stop looking.
      log.error(error);
    }
  }

  async function remember(): Promise<GuardFile> {
    const found = (await file.read()) ?? { cases: [], verdicts: [] };
    rollbacks = found.verdicts;
    return found;
  }

  /** Of a canary, and of what is live: those of before, if it is the same. */
  function witnessesOf({ version, live }: Canary, before?: WatchedCanary) {
    return new Map([version, live].map((it) => [it, before?.witnesses.get(it) ?? createWitnesses(now)]));
  }

  const believed = (witnesses: WatchedCanary['witnesses']): Observations => ({
    total: (_remote, version) => witnesses.get(version)?.count() ?? nobody,
    lastDay: observations.lastDay,
  });

  /** Watches each canary in flight, and no other. */
  function follow(canaries: readonly Canary[]) {
    const before = new Map(watched);
    watched.clear();
    for (const canary of canaries) {
      const known = before.get(canary.remote);
      const isSame = known?.canary.version === canary.version;
      const witnesses = witnessesOf(canary, isSame ? known : undefined);
      watched.set(canary.remote, isSame ? Object.assign(known, { canary, witnesses }) : begin(canary, witnesses));
    }
  }

  function begin(canary: Canary, witnesses: WatchedCanary['witnesses']): WatchedCanary {
    const earlier = kept?.cases.find((it) => it.remote === canary.remote && it.version === canary.version);
    return {
      canary,
      witnesses,
      served: nothingServed,
      pages: served.counts(),
      watch: beginWatch(canary, believed(witnesses), now(), earlier?.trial),
      isPlausible: earlier?.isPlausible ?? true,
      rollback: earlier?.verdict ?? null,
      isSettled: false,
      failedAttempts: 0,
      nextAttempt: 0,
    };
  }

  function judge(it: WatchedCanary) {
    const { remote, version } = it.canary;
    it.watch = lookAgain(it.watch, it.canary, believed(it.witnesses), now());
    const { test } = it.watch;
    doubt(it);
    if (!failsMoreThanLive(test)) return;
    const reason = rollbackReason(test, outcomeOf(it));
    it.rollback = { remote, version, time: now().toISOString(), reason };
    rollbacks = [it.rollback, ...rollbacks].slice(0, keptRollbacks);
    log.warn(
      { ...it.rollback, canary: test.canary, live: test.live },
      outcomeOf(it) === 'rolled back'
        ? 'a canary fails more often than live: it is taken back'
        : 'a canary fails more often than live',
    );
  }

  function outcomeOf(it: WatchedCanary): Outcome {
    if (!it.isPlausible) return 'implausible';
    return store ? 'rolled back' : 'only reported';
  }

  /** Compares what is told with the pages that were sent. Once it can't have been, nothing makes it true again. */
  function doubt(it: WatchedCanary) {
    const { remote, version, live } = it.canary;
    const pages = served.counts();
    const meanwhile = pages.map((count, visitor) => count - (it.pages[visitor] ?? 0));
    it.served = servedMeanwhile(it.served, it.canary, meanwhile);
    it.pages = pages;
    const told = (release: string) => it.witnesses.get(release)?.count() ?? nobody;
    if (!it.isPlausible || isPlausible(told(version), told(live), it.served)) return;
    it.isPlausible = false;
    const counts = { canary: told(version), live: told(live), served: it.served };
    log.warn({ remote, version, ...counts }, 'more views are told of than pages were sent: the canary is only watched');
  }

  async function keep() {
    const content: GuardFile = {
      cases: [...watched.values()].map(({ canary: { remote, version }, watch: { test }, rollback, isPlausible }) => ({
        remote,
        version,
        trial: { ...test, evidence: [...test.evidence] },
        verdict: rollback,
        isPlausible,
      })),
      verdicts: [...rollbacks],
    };
    // What is no longer in flight is forgotten as well: deployed again by somebody, it is tested again.
    kept = content;
    await file.write(content);
  }

  function beginRollbacks() {
    for (const it of watched.values()) {
      if (!store || !it.rollback || !it.isPlausible || it.isSettled || now().getTime() < it.nextAttempt) continue;
      // Not again while it runs.
      it.nextAttempt = Number.POSITIVE_INFINITY;
      const { rollback } = it;
      attempts = attempts.then(() => attempt(it, rollback));
    }
  }

  async function attempt(it: WatchedCanary, rollback: Verdict) {
    if (isStopped || !store) return;
    const { remote, version } = rollback;
    try {
      const isRolledBack = await rollBack(await store(), rollback);
      it.isSettled = true;
      log.info({ remote, version }, isRolledBack ? 'the canary was taken back' : 'it is no canary any more');
    } catch (error) {
      it.failedAttempts += 1;
      const pauseMs = growingPauseMs(it.failedAttempts);
      it.nextAttempt = now().getTime() + pauseMs;
      log.error({ remote, version, pauseMs, reason: (error as Error).message }, 'the canary could not be taken back');
    }
  }

  /**
   * Moves the channel and keeps why. The publisher, which watches the store, publishes the site without the canary; until
   * then nobody gets it from here.
   *
   * @returns false when it is no canary any more: promoted, replaced, or rolled back by its team
   * @throws an Error of one line for what may work later
   */
  async function rollBack(
    releases: Pick<ReleaseStore, 'takeBackCanary' | 'addVerdict'>,
    { remote, version, time, reason }: Verdict,
  ): Promise<boolean> {
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

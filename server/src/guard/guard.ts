import { setTimeout } from 'node:timers/promises';
import type { ReleaseStore } from '@site/delivery/store';
import type { Verdict } from '@site/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { jsonFile } from '../files/jsonFile';
import { growingPauseMs } from '../retryPause';
import type { PublishedSite } from '../site/publishedSite';
import { type Canary, canariesIn } from './canaries';
import { type GuardFile, guardFileSchema } from './guardFile';
import { rollbackReason } from './rollbackReason';
import { failsMoreThanLive, type Rules, rules } from './sequentialTest';
import { beginWatch, lookAgain, type Observations, type Watch } from './watch';

export interface GuardOptions {
  readonly site: PublishedSite;
  readonly observations: Observations;
  /** Where canaries are rolled back; null: a canary that fails is only reported. */
  readonly store: (() => Promise<Pick<ReleaseStore, 'takeBackCanary' | 'addVerdict'>>) | null;
  /** Where it is kept what is known against canaries. */
  readonly file: string;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly judgedBy?: Rules | undefined;
  readonly now?: () => Date;
}

/** Watches the canaries in flight, and rolls back those that fail more often than what is live. */
export interface Guard {
  /** Of the last canaries that were found to fail, the latest first. */
  rollbacks(): readonly Verdict[];
  /** Looks at every canary once; to be called again and again, not before it has resolved. Does not throw. */
  look(): Promise<void>;
  /** Begins no more rollbacks, and ends the one under way. */
  stop(): Promise<void>;
}

/** Rollbacks that are remembered. */
const keptRollbacks = 20;

/** Longest wait for a registry while the server ends (ms): what was not completed is tried again at the next start. */
const longestStopMs = 5_000;

interface WatchedCanary {
  readonly canary: Canary;
  watch: Watch;
  /** Null while it may fly. */
  rollback: Verdict | null;
  /** Whether nothing is left to do: it is rolled back, or no canary any more. */
  isSettled: boolean;
  failedAttempts: number;
  /** ms since 1970. */
  nextAttempt: number;
}

export function createGuard(options: GuardOptions): Guard {
  const { site, observations, store, log, judgedBy = rules, now = () => new Date() } = options;
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

  /** Watches each canary in flight, and no other. */
  function follow(canaries: readonly Canary[]) {
    const before = new Map(watched);
    watched.clear();
    for (const canary of canaries) {
      const known = before.get(canary.remote);
      const isSame = known?.canary.version === canary.version;
      watched.set(canary.remote, isSame ? Object.assign(known, { canary }) : begin(canary));
    }
  }

  function begin(canary: Canary): WatchedCanary {
    const earlier = kept?.cases.find((it) => it.remote === canary.remote && it.version === canary.version);
    return {
      canary,
      watch: beginWatch(canary, observations, now(), earlier?.trial),
      rollback: earlier?.verdict ?? null,
      isSettled: false,
      failedAttempts: 0,
      nextAttempt: 0,
    };
  }

  function judge(it: WatchedCanary) {
    const { remote, version } = it.canary;
    it.watch = lookAgain(it.watch, it.canary, observations, now(), judgedBy);
    const { test } = it.watch;
    if (!failsMoreThanLive(test, judgedBy)) return;
    const reason = rollbackReason(test, store !== null);
    it.rollback = { remote, version, time: now().toISOString(), reason };
    rollbacks = [it.rollback, ...rollbacks].slice(0, keptRollbacks);
    log.warn(
      { ...it.rollback, canary: test.canary, live: test.live },
      store ? 'a canary fails more often than live: it is taken back' : 'a canary fails more often than live',
    );
  }

  async function keep() {
    const content: GuardFile = {
      cases: [...watched.values()].map(({ canary: { remote, version }, watch: { test }, rollback }) => ({
        remote,
        version,
        trial: { ...test, evidence: [...test.evidence] },
        verdict: rollback,
      })),
      verdicts: [...rollbacks],
    };
    // What is no longer in flight is forgotten as well: deployed again by somebody, it is tested again.
    kept = content;
    await file.write(content);
  }

  function beginRollbacks() {
    for (const it of watched.values()) {
      if (!store || !it.rollback || it.isSettled || now().getTime() < it.nextAttempt) continue;
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
    rollbacks: () => rollbacks,
    look,
    async stop() {
      isStopped = true;
      await Promise.race([attempts, setTimeout(longestStopMs, undefined, { ref: false })]);
    },
  };
}

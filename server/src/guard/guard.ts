import type { Verdict } from '@site/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { growingPauseMs } from '../mail/retryPause';
import type { PublishedSite } from '../site/publishedSite';
import { type Canary, canariesInFlight } from './canariesInFlight';
import { type CaseFile, readCases, writeCases } from './caseFile';
import type { Observations } from './observations';
import type { TakeBack } from './takeBackCommand';
import { isGuilty, type Rules, rules } from './trial';
import { verdictText } from './verdictText';
import { beginWatch, lookAgain, type Watch } from './watch';

export interface GuardOptions {
  readonly site: PublishedSite;
  readonly observations: Observations;
  /** Null: a canary that ought to be taken back is only told of. */
  readonly takeBack: TakeBack | null;
  /** Where it is kept what is known against canaries. */
  readonly file: string;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly judgedBy?: Rules | undefined;
  readonly now?: () => Date;
}

/** Watches the canaries in flight, and takes back those that fail more often than what is live. */
export interface Guard {
  /** Of the last canaries that were found guilty, the latest first. */
  verdicts(): readonly Verdict[];
  /** Looks at every canary once; to be called again and again, not before it has resolved. Does not throw. */
  look(): Promise<void>;
  /** Ends what is under way. */
  stop(): Promise<void>;
}

/** Verdicts that are kept. */
const keptVerdicts = 20;

interface Case {
  readonly canary: Canary;
  watch: Watch;
  verdict: Verdict | null;
  /** Null while it is to be taken back still. */
  outcome: 'taken back' | 'no canary' | null;
  failedTries: number;
  /** ms since 1970. */
  nextTry: number;
}

export function createGuard(options: GuardOptions): Guard {
  const { site, observations, takeBack, file, log, judgedBy = rules, now = () => new Date() } = options;
  const cases = new Map<string, Case>();
  const ending = new AbortController();
  let kept: CaseFile | null = null;
  let verdicts: readonly Verdict[] = [];
  let written = '';
  let taking: Promise<unknown> = Promise.resolve();

  async function look() {
    try {
      kept ??= await remember();
      follow(await canariesInFlight(site));
      for (const it of cases.values()) if (!it.verdict) judge(it);
      await keep();
      startTakingBack();
    } catch (error) {
      // Once a look that fails is no reason to stop looking.
      log.error(error);
    }
  }

  async function remember(): Promise<CaseFile> {
    const found = await readCases(file);
    verdicts = found.verdicts;
    written = JSON.stringify(found);
    return found;
  }

  /** Has a case for each canary in flight, and no other. */
  function follow(canaries: readonly Canary[]) {
    const before = new Map(cases);
    cases.clear();
    for (const canary of canaries) {
      const { remote, version } = canary;
      const known = before.get(remote);
      if (known?.canary.version === version) cases.set(remote, Object.assign(known, { canary }));
      else cases.set(remote, beginCase(canary));
    }
  }

  function beginCase(canary: Canary): Case {
    const earlier = kept?.cases.find((it) => it.remote === canary.remote && it.version === canary.version);
    return {
      canary,
      watch: beginWatch(canary, observations, now(), earlier?.trial),
      verdict: earlier?.verdict ?? null,
      outcome: null,
      failedTries: 0,
      nextTry: 0,
    };
  }

  function judge(it: Case) {
    const { remote, version } = it.canary;
    it.watch = lookAgain(it.watch, it.canary, observations, now(), judgedBy);
    if (!isGuilty(it.watch.trial, judgedBy)) return;
    const reason = verdictText(it.watch.trial, takeBack !== null);
    const verdict = { remote, version, time: now().toISOString(), reason };
    it.verdict = verdict;
    verdicts = [verdict, ...verdicts].slice(0, keptVerdicts);
    const { canary, live } = it.watch.trial;
    log.warn(
      { ...verdict, canary, live },
      takeBack ? 'a canary fails more often than live: it is taken back' : 'a canary fails more often than live',
    );
  }

  async function keep() {
    const content: CaseFile = {
      cases: [...cases.values()].map(({ canary: { remote, version }, watch: { trial }, verdict }) => ({
        remote,
        version,
        trial: { ...trial, evidence: [...trial.evidence] },
        verdict,
      })),
      verdicts: [...verdicts],
    };
    const text = JSON.stringify(content);
    // What is no longer in flight is forgotten as well: deployed again by somebody, it is tried again.
    kept = content;
    if (text === written) return;
    await writeCases(file, content);
    written = text;
  }

  function startTakingBack() {
    for (const it of cases.values()) {
      if (!takeBack || !it.verdict || it.outcome || now().getTime() < it.nextTry) continue;
      // Not again while it runs.
      it.nextTry = Number.POSITIVE_INFINITY;
      const { verdict } = it;
      taking = taking.then(() => attempt(it, verdict, takeBack));
    }
  }

  async function attempt(it: Case, verdict: Verdict, take: TakeBack) {
    if (ending.signal.aborted) return;
    const { remote, version } = verdict;
    try {
      it.outcome = (await take(verdict, ending.signal)) ? 'taken back' : 'no canary';
      log.info(
        { remote, version },
        it.outcome === 'taken back' ? 'the canary was taken back' : 'it is no canary any more',
      );
    } catch (error) {
      if (ending.signal.aborted) return;
      it.failedTries += 1;
      const pauseMs = growingPauseMs(it.failedTries);
      it.nextTry = now().getTime() + pauseMs;
      log.error({ remote, version, pauseMs, reason: (error as Error).message }, 'the canary could not be taken back');
    }
  }

  return {
    verdicts: () => verdicts,
    look,
    async stop() {
      ending.abort();
      await taking;
    },
  };
}

import type { Pin, RemoteFailure, RemoteModuleId } from '@site/shared/contracts';
import { remoteOf } from '../remoteOf';
import type { Candidates } from './createCandidates';
import type { ReleaseLoader } from './createReleaseLoader';
import { within } from './deadline';
import { LoadFailure } from './loadFailure';

/** Reads the discovery file, which may name more candidates. */
type Read = () => Promise<unknown>;

interface Search {
  /** Releases in order of preference: called again after each read. */
  readonly candidates: () => readonly Pin[];
  /** Called once the candidates known before have failed or hang. */
  readonly reads: readonly Read[];
  /** ms of `performance.now`. */
  readonly deadline: number;
  /** Failures of a prefetch that nobody waits for are not reported. Called at the end. */
  readonly isQuiet?: (() => boolean) | undefined;
}

interface Page {
  readonly candidates: Pick<Candidates, 'giveUp'>;
  readonly releases: Pick<ReleaseLoader, 'begin'>;
  readonly report: (failure: RemoteFailure) => void;
}

export interface Acquired {
  readonly release: Pin;
  readonly module: object;
}

export interface Acquisition {
  readonly found: Acquired | null;
  readonly failures: readonly LoadFailure[];
  /** First module to arrive, also after the deadline; never settles if no candidate gives the module. */
  readonly arrival: Promise<Acquired>;
}

interface Trace {
  readonly release: Pin;
  attempts: number;
  failure?: LoadFailure;
  isLate?: boolean;
}

/**
 * A candidate that fails is retried at once; one that hangs, after all others, and its first answer still counts. The
 * next attempt starts beside the current one after half of the time left. If a candidate succeeds, the failed ones are
 * given up for the whole remote.
 */
export async function acquireModule(
  id: RemoteModuleId,
  { candidates, reads, deadline, isQuiet }: Search,
  page: Page,
): Promise<Acquisition> {
  const traces = new Map<string, Trace>();
  const answers: Promise<unknown>[] = [];
  /** Known candidates come before the next read. */
  const steps: (Read | Pin)[] = [...reads];
  let found = null as Acquired | null;
  let arrive = (_: Acquired) => {};
  const arrival = new Promise<Acquired>((resolve) => {
    arrive = resolve;
  });
  const left = () => deadline - performance.now();
  const share = () => (steps.length > 0 ? left() / 2 : left());
  const settles = (step: Promise<unknown>, ms: number) => within(ms, Promise.race([step, arrival]));

  async function attempt(release: Pin): Promise<void> {
    const trace = traces.get(release.url) ?? { release, attempts: 0 };
    traces.set(release.url, trace);
    trace.attempts += 1;
    const { module, leave } = page.releases.begin(id, release);
    const answer = module.then(
      (it) => {
        found ??= { release, module: it };
        arrive(found);
      },
      (error) => {
        trace.failure = LoadFailure.of(error);
      },
    );
    answers.push(answer);
    const inTime = await settles(answer, share());
    if (!inTime) {
      trace.isLate = true;
      leave();
    }
    if (trace.attempts > 1) return;
    if (inTime) steps.unshift(release);
    else steps.push(release);
  }

  /** Settles early only if all steps have failed. */
  async function tryAll(): Promise<void> {
    for (let step = steps.shift(); step && !found && left() > 0; step = steps.shift()) {
      if (typeof step === 'function') {
        await settles(step(), share());
        steps.unshift(...candidates().filter(({ url }) => !traces.has(url)));
      } else await attempt(step);
    }
    await Promise.all(answers);
  }

  await settles(tryAll(), left());
  const failed = [...traces.values()].flatMap(({ release, failure, isLate }) => {
    const isLost = found ? isLate && release.url !== found.release.url : true;
    const cause = failure ?? (isLost && new LoadFailure('fetch', `${id} of ${release.url} did not come in time`));
    return cause ? [{ ...release, failure: cause }] : [];
  });
  const remote = remoteOf(id);
  if (found) page.candidates.giveUp(remote, failed, found.release);
  for (const { version, failure } of isQuiet?.() ? [] : failed) {
    page.report({ remote, version, phase: failure.phase, kind: failure.message, healed: found !== null });
  }
  return { found, failures: failed.map(({ failure }) => failure), arrival };
}

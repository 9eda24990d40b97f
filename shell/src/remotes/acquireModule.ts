import type { Pin, RemoteFailure, RemoteModuleId } from '@site/shared/contracts';
import type { Candidates } from './createCandidates';
import type { ReleaseLoader } from './createReleaseLoader';
import { within } from './deadline';
import { LoadFailure } from './loadFailure';
import { remoteOf } from './remoteOf';

/** What may make candidates known: a look at the discovery file. */
export type Look = () => Promise<unknown>;

interface Search {
  /** The releases that may give the module, the first choice first: read anew after each look. */
  readonly candidates: () => readonly Pin[];
  /** Each is taken when the candidates that are known before it have failed or hang. */
  readonly looks: readonly Look[];
  /** When the visitor has waited long enough, in ms as `performance.now` counts. */
  readonly deadline: number;
  /** Says, at the end, that nobody has waited for it: then nothing is reported. */
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
  /** Null where all candidates have failed, or none of them has answered before the deadline. */
  readonly found: Acquired | null;
  /** Why releases could not be loaded in time. */
  readonly failures: readonly LoadFailure[];
  /** The first module that comes, however late; never settles where none does. */
  readonly arrival: Promise<Acquired>;
}

/** What has become of one release. */
interface Trace {
  readonly release: Pin;
  attempts: number;
  failure?: LoadFailure;
  /** True once an attempt has taken more than its share of the time. */
  isLate?: boolean;
}

/**
 * Acquires a module from the first candidate that gives it. One that fails is asked once more at once; one that hangs is
 * asked once more after all others, and its first answer still counts. An attempt has half of the time that is left before
 * the next begins beside it: the first one 6 of 12 s, which a slow network seldom needs, and the fallback release has as much. What failed
 * meanwhile is reported, and given up for the whole remote where something else was found.
 */
export async function acquireModule(
  id: RemoteModuleId,
  { candidates, looks, deadline, isQuiet }: Search,
  page: Page,
): Promise<Acquisition> {
  const traces = new Map<string, Trace>();
  const answers: Promise<unknown>[] = [];
  /** What is still to be done. Candidates that are known stand before the next look. */
  const steps: (Look | Pin)[] = [...looks];
  let found = null as Acquired | null;
  let arrive = (_: Acquired) => {};
  const arrival = new Promise<Acquired>((resolve) => {
    arrive = resolve;
  });
  const left = () => deadline - performance.now();
  const share = () => (steps.length > 0 ? left() / 2 : left());
  /** Whether something happens in time, the arrival of a module included. */
  const happens = (what: Promise<unknown>, ms: number) => within(ms, Promise.race([what, arrival]));

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
    const inTime = await happens(answer, share());
    if (!inTime) {
      trace.isLate = true;
      leave();
    }
    if (trace.attempts > 1) return;
    if (inTime) steps.unshift(release);
    else steps.push(release);
  }

  /** Settles when everything has been tried and has failed. */
  async function tryAll(): Promise<void> {
    for (let step = steps.shift(); step && !found && left() > 0; step = steps.shift()) {
      if (typeof step === 'function') {
        await happens(step(), share());
        steps.unshift(...candidates().filter(({ url }) => !traces.has(url)));
      } else await attempt(step);
    }
    await Promise.all(answers);
  }

  await happens(tryAll(), left());
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

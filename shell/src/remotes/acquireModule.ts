import type { Pin, RemoteFailure, RemoteModuleId } from '@site/shared/contracts';
import type { Candidates } from './createCandidates';
import { type ReleaseLoader, remoteOf } from './createReleaseLoader';
import { within } from './deadline';
import { LoadFailure } from './loadFailure';

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

interface Attempt {
  readonly release: Pin;
  /** Settles, and never rejects, when the release has answered. */
  readonly answered: Promise<unknown>;
  failure?: LoadFailure;
  /** True once its share of the time is over. */
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
  const attempts: Attempt[] = [];
  let found = null as Acquired | null;
  let isOver = false;
  let arrive = (_: Acquired) => {};
  const arrival = new Promise<Acquired>((resolve) => {
    arrive = resolve;
  });
  const left = () => deadline - performance.now();
  /** Of what is still to be done, when the candidates that are known are at its front. */
  const steps: (Look | Pin)[] = [...looks];
  const share = () => (steps.length > 0 ? left() / 2 : left());
  /** Whether something happens in time, the arrival of a module included. */
  const happens = (what: Promise<unknown>, ms: number) => within(ms, Promise.race([what, arrival]));
  const attemptsAt = ({ url }: Pin) => attempts.filter(({ release }) => release.url === url).length;

  async function attempt(release: Pin): Promise<Attempt> {
    const { module, leave } = page.releases.begin(id, release);
    const answered = module.then(
      (it) => {
        isOver = true;
        found ??= { release, module: it };
        arrive(found);
      },
      (error) => {
        own.failure = LoadFailure.of(error);
      },
    );
    const own: Attempt = { release, answered };
    attempts.push(own);
    own.isLate = !(await happens(answered, share()));
    if (own.isLate) leave();
    return own;
  }

  /** Settles when everything has been tried and has failed. */
  async function tryAll(): Promise<void> {
    for (let step = steps.shift(); step && !isOver; step = steps.shift()) {
      if (typeof step === 'function') {
        await happens(step(), share());
        steps.unshift(...candidates().filter((it) => attemptsAt(it) === 0));
        continue;
      }
      const { isLate } = await attempt(step);
      if (attemptsAt(step) > 1) continue;
      if (isLate) steps.push(step);
      else steps.unshift(step);
    }
    await Promise.all(attempts.map(({ answered }) => answered));
  }

  await happens(tryAll(), left());
  isOver = true;
  const failed = new Map<string, { readonly version: string; readonly failure: LoadFailure }>();
  for (const { release, failure, isLate } of attempts) {
    const isLost = found ? isLate && release.url !== found.release.url : true;
    const cause = failure ?? (isLost && new LoadFailure('fetch', `${id} of ${release.url} did not come in time`));
    if (cause) failed.set(release.url, { version: release.version, failure: cause });
  }
  const remote = remoteOf(id);
  if (found) page.candidates.giveUp(remote, [...failed.keys()], found.release.url);
  const failures = [...failed.values()];
  for (const { version, failure } of isQuiet?.() ? [] : failures) {
    page.report({ remote, version, phase: failure.phase, kind: failure.message, healed: found !== null });
  }
  return { found, failures: failures.map(({ failure }) => failure), arrival };
}

import {
  type ContactPress,
  countsAsFailedView,
  isRecoveredHydration,
  type Observation,
  type ObservedFailure,
  type RemoteFailure,
  type Vital,
} from '@site/shared/contracts';
import { cleanText } from './cleanText';
import type { ReleaseName } from './knownReleases';

export const mostFailures = 20;

/** Keeps a body below 8 KB with any characters. */
const mostInBody = { views: 16, failures: 6, vitals: 20 };

interface Options {
  readonly send: (observation: Observation) => void;
  readonly later: (callback: () => void) => void;
}

/** Each release and each cause of a failure is reported once. `page` is the route's pattern. */
export interface Observations {
  view(page: string, release: ReleaseName): void;
  failure(page: string, failure: RemoteFailure, typed: readonly string[]): void;
  vitals(page: string, vitals: readonly Vital[]): void;
  /** Once for each channel and path, in a body of its own. */
  press(page: string, press: ContactPress): void;
  /** Drops waiting observations that were reported elsewhere. */
  forget(): void;
  flush(): void;
}

interface Draft extends Observation {
  readonly views: Record<string, string>;
  readonly failures: ObservedFailure[];
  readonly vitals: Vital[];
}

export function createObservations({ send, later }: Options): Observations {
  const reported = new Set<string>();
  const failed = new Set<string>();
  let failures = 0;
  let waiting: Draft[] = [];

  function isNew(text: string): boolean {
    if (reported.has(text)) return false;
    reported.add(text);
    return true;
  }

  function add(body: Draft): Draft {
    if (waiting.length === 0) later(flush);
    waiting.push(body);
    return body;
  }

  function draft(page: string, hasRoom: (draft: Draft) => boolean): Draft {
    const last = waiting.at(-1);
    if (last?.page === page && !last.press && hasRoom(last)) return last;
    return add({ page, views: {}, failures: [], vitals: [] });
  }

  function view(page: string, { remote, version }: ReleaseName): void {
    if (!isNew(`${remote} ${version}`)) return;
    const hasRoom = ({ views }: Draft) => !(remote in views) && Object.keys(views).length < mostInBody.views;
    draft(page, hasRoom).views[remote] = version;
  }

  function flush(): void {
    const bodies = waiting;
    waiting = [];
    for (const body of bodies) send(body);
  }

  return {
    view,
    failure(page, { remote, version, phase, kind = '', healed }, typed) {
      // `none`: the remote was never deployed.
      if (version === 'none' || failures === mostFailures) return;
      const release = `${remote} ${version}`;
      const failure = { remote, version, phase, kind: cleanText(kind, typed), healed, first: !failed.has(release) };
      const recovered = isRecoveredHydration(failure);
      // Counts once for each release: an extension may alter a page in many places.
      if (!isNew(recovered ? `${release} recovered` : `${release} ${phase} ${failure.kind}`)) return;
      if (!recovered) failures += 1;
      view(page, failure);
      failure.first = countsAsFailedView(failure);
      if (failure.first) failed.add(release);
      const hasRoom = (it: Draft) => it.failures.length < mostInBody.failures;
      draft(page, hasRoom).failures.push(failure);
    },
    vitals(page, vitals) {
      if (vitals.length === 0) return;
      draft(page, (it) => it.vitals.length === 0).vitals.push(...vitals.slice(0, mostInBody.vitals));
    },
    press(page, { channel, path }) {
      if (!isNew(`${channel} ${path}`)) return;
      add({ page, views: {}, failures: [], vitals: [], press: { channel, path } });
    },
    forget() {
      waiting = [];
    },
    flush,
  };
}

import type { HydrationMoment, RemoteLoader } from '@site/shared';
import type { Pin, Pins, RemoteFailure, RemoteModuleId } from '@site/shared/contracts';
import { remoteOf } from '../remoteOf';
import { type Acquired, acquireModule } from './acquireModule';
import { type Candidates, createCandidates } from './createCandidates';
import type { ReleaseLoader } from './createReleaseLoader';
import { longestWait } from './deadline';
import type { DiscoveryClient } from './discoveryClient';
import { fulfilled, type SettledPromise, settledPromise } from './settledPromise';

interface Options {
  readonly pins: Pins;
  readonly discovery: DiscoveryClient;
  readonly visitor: () => number | null;
  readonly releases: ReleaseLoader;
  readonly onInteraction: (id: RemoteModuleId) => Promise<void>;
  readonly onUse: (id: RemoteModuleId, release: Pin) => void;
  readonly report: (failure: RemoteFailure) => void;
  /** Called for a module that no release has; true if the page is about to be reloaded. */
  readonly leaveFor: (id: RemoteModuleId) => boolean;
}

export interface ShellLoader extends RemoteLoader {
  /** Null if the module is loaded already. Retries failed loads. @param isShown the page in view has it too */
  prepare(id: RemoteModuleId, isShown: boolean): Promise<unknown> | null;
  prefetch(id: RemoteModuleId): Promise<object | null>;
  /** The page shows the server's HTML of a module whose code is late or can't be loaded. */
  isUnhydrated(id: RemoteModuleId): boolean;
}

/** Attempt to load the module, as the promise that callers await. */
type Run = SettledPromise<object>;

/** `choice`: key of the visitor's candidates at that time. `quiet`: a prefetch, which nobody waits for. */
type Load =
  | { readonly at: 'idle'; readonly run?: never; readonly choice?: never }
  | { readonly at: 'loading'; readonly run: Run; readonly choice?: never; readonly quiet: boolean }
  | { readonly at: 'ready'; readonly run: Run; readonly choice: string }
  /** `late` settles if the module arrives after all. */
  | {
      readonly at: 'failed';
      readonly run: Run;
      readonly choice: string;
      readonly quiet: boolean;
      readonly late: Promise<unknown>;
    };

type Hydration =
  /** No HTML to hydrate, or no longer any. */
  | { readonly at: 'none'; readonly run?: never }
  /** `done`: hydrated, or replaced by another release, for which `run` rejects. `abandoned`: the HTML stays. */
  | { readonly at: 'waiting' | 'done' | 'abandoned'; readonly run: Run };

/** Not reported as a failure of React. */
export const otherRelease = new Error('Another release renders this part of the page');

/** HTML is hydrated by its pin; everything else comes from the discovery file's release, or its fallback. */
export function createRemoteLoader(options: Options): ShellLoader {
  const { releases, report, onUse } = options;
  const candidates = createCandidates(options);
  const slots = new Map<RemoteModuleId, ReturnType<typeof createSlot>>();

  function slotOf(id: RemoteModuleId) {
    const slot = slots.get(id) ?? createSlot(id, candidates, options);
    slots.set(id, slot);
    return slot;
  }

  function reportUse(id: RemoteModuleId, promise: Promise<object>): Promise<never> {
    const reportOrigin = (module: object) => {
      const release = releases.originOf(module);
      if (release) onUse(id, release);
    };
    promise.then(reportOrigin, () => {});
    return promise as Promise<never>;
  }

  return {
    load: (id, prerendered = false) => reportUse(id, slotOf(id).load(prerendered)),
    loadForHydration: (id, when) => reportUse(id, slotOf(id).hydrate(when)),
    late: (id) => slotOf(id).late(),
    replace(id, { module, phase, error, isStandIn }) {
      const release = releases.originOf(module);
      const cause = { remote: remoteOf(id), version: release?.version ?? 'none', phase, kind: String(error) };
      if (release && !isStandIn) return reportUse(id, slotOf(id).replace(release, cause));
      report({ ...cause, healed: false });
      return null;
    },
    retry: (id) => slotOf(id).retry(),
    prepare: (id, isShown) => slotOf(id).prepare(isShown),
    prefetch: (id) => slotOf(id).prefetch(),
    isUnhydrated: (id) => slotOf(id).isUnhydrated(),
  };
}

/** State of one module in this page: the load of its code and the hydration of its HTML. */
function createSlot(id: RemoteModuleId, candidates: Candidates, options: Options) {
  const { discovery, report, releases } = options;
  const remote = remoteOf(id);
  const pin = options.pins[remote];

  let load = { at: 'idle' } as Load;
  let hydration = { at: 'none' } as Hydration;
  let deadline = 0;

  const choice = () => candidates.key(remote);
  const startDeadline = () => {
    deadline = performance.now() + longestWait;
  };

  const acquire = (named: () => readonly Pin[], reads: readonly (() => Promise<unknown>)[], isQuiet?: () => boolean) =>
    acquireModule(id, { candidates: named, reads, deadline, isQuiet }, { ...options, candidates });

  function start(quiet: boolean, read: () => Promise<unknown>): Run {
    startDeadline();
    const run: Run = settledPromise(bring());
    load = { at: 'loading', run, quiet };
    return run;

    async function bring(): Promise<object> {
      const isQuiet = () => load.at === 'loading' && load.run === run && load.quiet;
      const reads = [read, discovery.refresh];
      const { found, failures, arrival } = await acquire(() => candidates.of(remote), reads, isQuiet);
      const arrive = ({ module }: Acquired) => {
        // The promise of a failed run is rejected already.
        if (load.run === run)
          load = { at: 'ready', run: load.at === 'failed' ? fulfilled(module) : run, choice: choice() };
        return module;
      };
      if (found) return arrive(found);
      const isWanted = !isQuiet();
      const late = arrival.then(arrive);
      if (load.at === 'loading' && load.run === run) load = { ...load, at: 'failed', choice: choice(), late };
      if (isWanted && failures.length === 0) {
        report({ remote, version: 'none', phase: 'fetch', kind: `${remote} is not deployed`, healed: false });
      }
      if (isWanted && options.leaveFor(id)) return new Promise(() => {});
      throw new AggregateError(failures, `${id} could not be loaded: ${failures.join('; ')}`);
    }
  }

  function resolveWith(module: object): Run {
    const run = fulfilled(module);
    load = { at: 'ready', run, choice: choice() };
    return run;
  }

  /** @param again retries a failed load */
  function ask(quiet = false, again = quiet): Run {
    if (load.at === 'loading') {
      load = { ...load, quiet: load.quiet && quiet };
      return load.run;
    }
    // Failed prefetches and loads of releases that are no longer deployed are forgotten.
    const isForgotten = load.at === 'failed' && (load.quiet || again);
    if (load.run && !isForgotten && load.choice === choice()) return load.run;
    const [first] = discovery.current() ? candidates.of(remote) : [];
    const module = first && releases.loaded(id, first);
    return module ? resolveWith(module) : start(quiet, discovery.read);
  }

  function startHydration(when: HydrationMoment): Run {
    const run: Run = settledPromise(bring());
    hydration = { at: 'waiting', run };
    return run;

    function end(at: 'done' | 'abandoned') {
      if (hydration.run === run && hydration.at !== 'done') hydration = { at, run };
    }

    async function bring(): Promise<object> {
      if (when === 'needed') await options.onInteraction(id);
      startDeadline();
      const named = () => [...(pin ? [pin] : []), ...candidates.fallbacks(remote, pin)];
      const { found, arrival } = await acquire(named, [async () => {}, discovery.read, discovery.refresh]);
      // Links in the server's HTML work without React.
      if (!found) end('abandoned');
      const { module, release } = found ?? (await arrival);
      end('done');
      if (release.url === pin?.url) return module;
      if (hydration.run === run) resolveWith(module);
      throw otherRelease;
    }
  }

  function dropHtml() {
    hydration = { at: 'none' };
  }

  return {
    load(prerendered: boolean): Run {
      const isHydrated = prerendered && hydration.at === 'done' && hydration.run.status === 'fulfilled';
      return (isHydrated && hydration.run) || ask();
    },
    hydrate: (when: HydrationMoment): Run => hydration.run ?? startHydration(when),
    late: () => (load.at === 'failed' ? load.late : null),
    async replace(release: Pin, cause: Omit<RemoteFailure, 'healed'>): Promise<object> {
      candidates.giveUp(remote, [release]);
      dropHtml();
      if (deadline < performance.now()) startDeadline();
      const { found } = await acquire(() => candidates.fallbacks(remote, release), [discovery.read, discovery.refresh]);
      report({ ...cause, healed: found !== null });
      if (!found) throw new Error(`${remote} ${release.version} has no fallback release that can be loaded`);
      return resolveWith(found.module);
    },
    retry() {
      candidates.forgive(remote);
      dropHtml();
      start(false, discovery.refresh);
    },
    prepare(isShown: boolean): Run | null {
      if (isShown && load.at !== 'failed') return null;
      dropHtml();
      const run = ask(false, true);
      return load.at === 'ready' ? null : run;
    },
    prefetch: () => ask(true).catch(() => null),
    isUnhydrated: () => hydration.at === 'waiting' || hydration.at === 'abandoned',
  };
}

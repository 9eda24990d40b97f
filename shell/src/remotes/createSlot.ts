import type { HydrationMoment } from '@site/shared';
import type { Pin, Pins, RemoteFailure, RemoteModuleId } from '@site/shared/contracts';
import { type Acquired, acquireModule, type Look } from './acquireModule';
import type { Candidates } from './createCandidates';
import type { ReleaseLoader } from './createReleaseLoader';
import { longestWait } from './deadline';
import type { DiscoveryClient } from './discoveryClient';
import { remoteOf } from './remoteOf';
import { fulfilled, settledPromise } from './settledPromise';
import { type Hydration, type Load, type Run, whenArrived, whenAsked, whenFailed, whenHydrated } from './slotStates';

export interface SlotOptions {
  readonly pins: Pins;
  readonly discovery: DiscoveryClient;
  readonly candidates: Candidates;
  readonly releases: ReleaseLoader;
  readonly onInteraction: (id: RemoteModuleId) => Promise<void>;
  readonly report: (failure: RemoteFailure) => void;
  /** Called for a module that no release has; true if the page is about to be reloaded. */
  readonly leaveFor: (id: RemoteModuleId) => boolean;
}

export type Slot = ReturnType<typeof createSlot>;

/** Not reported as a failure of React. */
export const otherRelease = new Error('Another release renders this part of the page');

/** State of one module in this page: the load of its code and the hydration of its HTML. */
export function createSlot(id: RemoteModuleId, options: SlotOptions) {
  const { discovery, candidates, report } = options;
  const remote = remoteOf(id);
  const pin = options.pins[remote];
  let load: Load = { at: 'idle' };
  let hydration: Hydration = { at: 'none' };
  let deadline = 0;

  const choice = () => candidates.key(remote);
  const startDeadline = () => {
    deadline = performance.now() + longestWait;
  };
  const acquire = (named: () => readonly Pin[], looks: readonly Look[], isQuiet?: () => boolean) =>
    acquireModule(id, { candidates: named, looks, deadline, isQuiet }, options);

  function start(quiet: boolean, look: Look): Run {
    startDeadline();
    const run: Run = settledPromise(bring());
    load = { at: 'loading', run, quiet };
    return run;

    async function bring(): Promise<object> {
      const isQuiet = () => load.at === 'loading' && load.run === run && load.quiet;
      const looks = [look, discovery.refresh];
      const { found, failures, arrival } = await acquire(() => candidates.of(remote), looks, isQuiet);
      const arrive = ({ module }: Acquired) => {
        load = whenArrived(load, run, choice(), module);
        return module;
      };
      if (found) return arrive(found);
      const isWanted = !isQuiet();
      load = whenFailed(load, run, choice(), arrival.then(arrive));
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

  function ask(quiet = false, again = quiet): Run {
    load = whenAsked(load, choice(), quiet, again);
    if (load.run) return load.run;
    const [first] = discovery.current() ? candidates.of(remote) : [];
    const module = first && options.releases.loaded(id, first);
    return module ? resolveWith(module) : start(quiet, discovery.read);
  }

  function startHydration(when: HydrationMoment): Run {
    const run: Run = settledPromise(bring());
    hydration = { at: 'waiting', run };
    return run;

    async function bring(): Promise<object> {
      if (when === 'needed') await options.onInteraction(id);
      startDeadline();
      const named = () => [...(pin ? [pin] : []), ...candidates.fallbacks(remote, pin)];
      const { found, arrival } = await acquire(named, [async () => {}, discovery.read, discovery.refresh]);
      // Links in the server's HTML work without React.
      if (!found) hydration = whenHydrated(hydration, run, 'abandoned');
      const { module, release } = found ?? (await arrival);
      hydration = whenHydrated(hydration, run, 'done');
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

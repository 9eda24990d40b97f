import type { HydrationMoment, ModuleFailure, RemoteLoader } from '@site/shared';
import type { Pin, Pins, RemoteFailure, RemoteModuleId, RemoteModules } from '@site/shared/contracts';
import { createReleaseChoice } from './createReleaseChoice';
import type { ReleaseLoader } from './createReleaseLoader';
import { createReleaseTrials, type FailedAttempt, remoteOf } from './createReleaseTrials';
import type { DiscoveryClient } from './discoveryClient';
import { LoadFailure } from './loadFailure';
import { fulfilled, type SettledPromise, settledPromise } from './settledPromise';

interface Options {
  /** The releases that the page was rendered with. */
  readonly pins: Pins;
  readonly discovery: DiscoveryClient;
  /** 0 to 99, stands for the visitor; null for one who gets no canary. */
  readonly visitor: number | null;
  readonly releases: ReleaseLoader;
  /** Settles when the visitor reaches for a part of the page that is not needed before. */
  readonly whenNeeded: (id: RemoteModuleId) => Promise<void>;
  readonly report: (failure: RemoteFailure) => void;
  /** Called with the release of each module that is handed out. */
  readonly onUse: (id: RemoteModuleId, release: Pin) => void;
  /** Called for what the visitor waits for and no release can give; true when the page is about to be left for it. */
  readonly leaveFor: (id: RemoteModuleId) => boolean;
}

/** The shell's loader, with what only the shell asks of it. */
export interface ShellLoader extends RemoteLoader {
  /**
   * Brings the module of a page that is about to be shown; null when it is there already. What has failed before is
   * tried again.
   *
   * @param isShown true where the page in view is made of the same module
   */
  prepare(id: RemoteModuleId, isShown: boolean): Promise<unknown> | null;
  /** As in `RemoteLoader`; gives the module, or null when it can't be had. */
  prefetch(id: RemoteModuleId): Promise<object | null>;
  /** Whether the page still shows the server's HTML for a module, whose code is late or can't be loaded. */
  isUnhydrated(id: RemoteModuleId): boolean;
}

/** What HTML is given up for: another release's module, which is there. No failure of React's. */
export const otherRelease = new Error('Another release renders this part of the page');

interface Loading {
  readonly promise: SettledPromise<object>;
  /** What the visitor was to get; null while that is not known. */
  choice: string | null;
  /** True while nobody waits for it. */
  quiet: boolean;
}

/**
 * Loads the modules of other teams. HTML is taken over by the release that made it, its pin; everything else comes from
 * the release that the discovery file means for the visitor. Each release is tried twice, then the one that stands in
 * for it, then what the file says by then.
 */
export function createRemoteLoader(options: Options): ShellLoader {
  const { pins, discovery, releases, whenNeeded, report, onUse, leaveFor } = options;
  const choice = createReleaseChoice(options);
  const trials = createReleaseTrials(options);
  const loadings = new Map<RemoteModuleId, Loading>();
  const hydrations = new Map<RemoteModuleId, SettledPromise<object>>();
  const hydrated = new Set<RemoteModuleId>();

  /** The remote's other parts need not wait for what failed to fail again. */
  function giveUpFailed(remote: string, failed: readonly FailedAttempt[], module: object) {
    const origin = trials.originOf(module);
    const releases = failed.map(({ release }) => release).filter(({ url }) => url !== origin?.url);
    choice.giveUp(remote, releases);
  }

  /** Notes which release it comes out of, once it is there. */
  function handOut<Id extends RemoteModuleId>(id: Id, promise: Promise<object>): ModulePromise<Id> {
    const note = (module: object) => {
      const release = trials.originOf(module);
      if (release) onUse(id, release);
    };
    // Whoever asked for it learns of a failure.
    promise.then(note, () => {});
    return promise as ModulePromise<Id>;
  }

  /** Has a module that is there stand for what the visitor is to get. */
  function settle(id: RemoteModuleId, module: object): Loading {
    const loading = { promise: fulfilled(module), choice: choice.key(remoteOf(id)), quiet: false };
    loadings.set(id, loading);
    return loading;
  }

  /** @param ready what to wait for before anything is chosen */
  function start(id: RemoteModuleId, quiet: boolean, ready: Promise<unknown>): Loading {
    const loading: Loading = { promise: settledPromise(bring()), choice: null, quiet };
    loadings.set(id, loading);
    return loading;

    async function bring(): Promise<object> {
      await ready;
      const remote = remoteOf(id);
      const failed: FailedAttempt[] = [];
      const module = await trials.any(id, () => choice.choices(remote), failed);
      if (!module && failed.length === 0) failed.push(notDeployed(remote));
      if (module) giveUpFailed(remote, failed, module);
      loading.choice = choice.key(remote);
      if (!loading.quiet) trials.tell(id, failed, module !== null);
      if (module) return module;
      if (!loading.quiet && leaveFor(id)) return new Promise(() => {});
      const failures = failed.map(({ failure }) => failure);
      throw new AggregateError(failures, `${id} could not be loaded: ${failures.map(String).join('; ')}`);
    }
  }

  function loadingOf(id: RemoteModuleId, quiet = false): Loading {
    const remote = remoteOf(id);
    const known = loadings.get(id);
    const isForgotten = known?.quiet && hasFailed(known);
    if (known && !isForgotten && (known.choice === null || known.choice === choice.key(remote))) {
      known.quiet &&= quiet;
      return known;
    }
    const [first] = discovery.current() ? choice.choices(remote) : [];
    const module = first && releases.loaded(id, first);
    return module ? settle(id, module) : start(id, quiet, discovery.read());
  }

  async function hydrate(id: RemoteModuleId, when: HydrationMoment): Promise<object> {
    if (when === 'needed') await whenNeeded(id);
    const remote = remoteOf(id);
    const pin = pins[remote];
    const failed: FailedAttempt[] = [];
    const module = await trials.first(id, pin ? [pin] : [], failed);
    if (module) {
      trials.tell(id, failed, true);
      hydrated.add(id);
      return module;
    }
    await discovery.read();
    const standIn = await trials.any(id, () => choice.standIns(remote, pin), failed);
    trials.tell(id, failed, standIn !== null);
    // The server's HTML stays as it is: its links work without us.
    if (!standIn) return new Promise(() => {});
    giveUpFailed(remote, failed, standIn);
    settle(id, standIn);
    hydrated.add(id);
    throw otherRelease;
  }

  async function bringStandIn(id: RemoteModuleId, release: Pin, cause: Omit<RemoteFailure, 'healed'>) {
    const failed: FailedAttempt[] = [];
    await discovery.read();
    const module = await trials.any(id, () => choice.standIns(cause.remote, release), failed);
    report({ ...cause, healed: module !== null });
    trials.tell(id, failed, module !== null);
    if (!module) throw new Error(`Nothing stands in for ${cause.remote} ${cause.version}`);
    settle(id, module);
    return module;
  }

  return {
    load<Id extends RemoteModuleId>(id: Id, prerendered = false) {
      const hydration = prerendered ? hydrations.get(id) : undefined;
      return handOut(id, hydration?.status === 'fulfilled' ? hydration : loadingOf(id).promise);
    },
    loadForHydration<Id extends RemoteModuleId>(id: Id, when: HydrationMoment) {
      const hydration = hydrations.get(id) ?? settledPromise(hydrate(id, when));
      hydrations.set(id, hydration);
      return handOut(id, hydration);
    },
    replace<Id extends RemoteModuleId>(id: Id, { module, phase, error, isStandIn }: ModuleFailure<Id>) {
      const remote = remoteOf(id);
      const release = trials.originOf(module);
      const cause = { remote, version: release?.version ?? 'none', phase, kind: String(error) };
      if (!release || isStandIn) {
        report({ ...cause, healed: false });
        return null;
      }
      choice.giveUp(remote, [release]);
      hydrations.delete(id);
      return handOut(id, bringStandIn(id, release, cause));
    },
    retry(id) {
      choice.forgive(remoteOf(id));
      hydrations.delete(id);
      start(id, false, discovery.refresh());
    },
    prepare(id, isShown) {
      if (hasFailed(loadings.get(id))) loadings.delete(id);
      else if (isShown) return null;
      hydrations.delete(id);
      const { promise } = loadingOf(id);
      return promise.status === 'fulfilled' ? null : promise;
    },
    prefetch(id) {
      if (hasFailed(loadings.get(id))) loadings.delete(id);
      return loadingOf(id, true).promise.catch(() => null);
    },
    isUnhydrated: (id) => hydrations.has(id) && !hydrated.has(id),
  };
}

type ModulePromise<Id extends RemoteModuleId> = Promise<object> & Promise<RemoteModules[Id]>;

const hasFailed = (loading: Loading | undefined) => loading?.promise.status === 'rejected';

const notDeployed = (remote: string): FailedAttempt => ({
  release: { version: 'none', url: '', integrity: '' },
  failure: new LoadFailure('fetch', `${remote} is not deployed`),
});

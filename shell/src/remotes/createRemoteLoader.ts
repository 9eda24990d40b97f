import type { HydrationMoment, ModuleFailure, RemoteLoader } from '@site/shared';
import type { Pin, Pins, RemoteFailure, RemoteModuleId, RemoteModules } from '@site/shared/contracts';
import { createReleaseChoice } from './createReleaseChoice';
import type { ReleaseLoader } from './createReleaseLoader';
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

interface Attempt {
  readonly release: Pin;
  readonly failure: LoadFailure;
}

/**
 * Loads the modules of other teams. HTML is taken over by the release that made it, its pin; everything else comes from
 * the release that the discovery file means for the visitor. Each release is tried twice, then the one that stands in
 * for it, then what the file says by then.
 */
export function createRemoteLoader(options: Options): ShellLoader {
  const { pins, discovery, releases, whenNeeded, report, leaveFor } = options;
  const choice = createReleaseChoice(options);
  const loadings = new Map<RemoteModuleId, Loading>();
  const hydrations = new Map<RemoteModuleId, SettledPromise<object>>();
  const hydrated = new Set<RemoteModuleId>();
  const origins = new WeakMap<object, Pin>();

  async function loadFirst(id: RemoteModuleId, candidates: readonly Pin[], attempts: Attempt[]) {
    for (const release of candidates.flatMap((it) => [it, it])) {
      try {
        const module = await releases.load(id, release);
        origins.set(module, release);
        return module;
      } catch (failure) {
        attempts.push({ release, failure: failure as LoadFailure });
      }
    }
    return null;
  }

  /** Tries what `candidates` names, and, should all of it fail, what it names after another look at the file. */
  async function loadAny(id: RemoteModuleId, candidates: () => readonly Pin[], attempts: Attempt[]) {
    const module = await loadFirst(id, candidates(), attempts);
    if (module) return module;
    await discovery.refresh();
    const isNew = ({ url }: Pin) => attempts.every(({ release }) => release.url !== url);
    return loadFirst(id, candidates().filter(isNew), attempts);
  }

  /** The remote's other parts need not wait for what failed to fail again. */
  function giveUpFailed(remote: string, attempts: readonly Attempt[], module: object) {
    const releases = attempts.map(({ release }) => release);
    choice.giveUp(
      remote,
      releases.filter(({ url }) => url !== origins.get(module)?.url),
    );
  }

  /** One report for each release that failed. */
  function tell(id: RemoteModuleId, attempts: readonly Attempt[], healed: boolean) {
    for (const [version, { phase, message }] of new Map(attempts.map((it) => [it.release.version, it.failure]))) {
      report({ remote: remoteOf(id), version, phase, kind: message, healed });
    }
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
      const attempts: Attempt[] = [];
      const module = await loadAny(id, () => choice.choices(remote), attempts);
      if (!module && attempts.length === 0) attempts.push(notDeployed(remote));
      if (module) giveUpFailed(remote, attempts, module);
      loading.choice = choice.key(remote);
      if (!loading.quiet) tell(id, attempts, module !== null);
      if (module) return module;
      if (!loading.quiet && leaveFor(id)) return new Promise(() => {});
      const failures = attempts.map(({ failure }) => failure);
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
    const attempts: Attempt[] = [];
    const module = await loadFirst(id, pin ? [pin] : [], attempts);
    if (module) {
      tell(id, attempts, true);
      hydrated.add(id);
      return module;
    }
    await discovery.read();
    const standIn = await loadAny(id, () => choice.standIns(remote, pin), attempts);
    tell(id, attempts, standIn !== null);
    // The server's HTML stays as it is: its links work without us.
    if (!standIn) return new Promise(() => {});
    giveUpFailed(remote, attempts, standIn);
    settle(id, standIn);
    hydrated.add(id);
    throw otherRelease;
  }

  async function bringStandIn(id: RemoteModuleId, release: Pin, failed: Omit<RemoteFailure, 'healed'>) {
    const attempts: Attempt[] = [];
    await discovery.read();
    const module = await loadAny(id, () => choice.standIns(failed.remote, release), attempts);
    report({ ...failed, healed: module !== null });
    tell(id, attempts, module !== null);
    if (!module) throw new Error(`Nothing stands in for ${failed.remote} ${failed.version}`);
    settle(id, module);
    return module;
  }

  return {
    load<Id extends RemoteModuleId>(id: Id, prerendered = false) {
      const hydration = prerendered ? hydrations.get(id) : undefined;
      return (hydration?.status === 'fulfilled' ? hydration : loadingOf(id).promise) as ModulePromise<Id>;
    },
    loadForHydration<Id extends RemoteModuleId>(id: Id, when: HydrationMoment) {
      const hydration = hydrations.get(id) ?? settledPromise(hydrate(id, when));
      hydrations.set(id, hydration);
      return hydration as ModulePromise<Id>;
    },
    replace<Id extends RemoteModuleId>(id: Id, { module, phase, error, isStandIn }: ModuleFailure<Id>) {
      const remote = remoteOf(id);
      const release = origins.get(module);
      const failed = { remote, version: release?.version ?? 'none', phase, kind: String(error) };
      if (!release || isStandIn) {
        report({ ...failed, healed: false });
        return null;
      }
      choice.giveUp(remote, [release]);
      hydrations.delete(id);
      return bringStandIn(id, release, failed) as ModulePromise<Id>;
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
      loadingOf(id, true);
    },
    isUnhydrated: (id) => hydrations.has(id) && !hydrated.has(id),
  };
}

type ModulePromise<Id extends RemoteModuleId> = Promise<object> & Promise<RemoteModules[Id]>;

const remoteOf = (id: RemoteModuleId) => id.slice(0, id.indexOf('/'));

const hasFailed = (loading: Loading | undefined) => loading?.promise.status === 'rejected';

const notDeployed = (remote: string): Attempt => ({
  release: { version: 'none', url: '', integrity: '' },
  failure: new LoadFailure('fetch', `${remote} is not deployed`),
});

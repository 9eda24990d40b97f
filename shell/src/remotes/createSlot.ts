import type { HydrationMoment } from '@site/shared';
import type { Pin, Pins, RemoteFailure, RemoteModuleId } from '@site/shared/contracts';
import { type Acquired, acquireModule, type FailedRelease, type Look } from './acquireModule';
import type { Candidates } from './createCandidates';
import { type ReleaseLoader, remoteOf } from './createReleaseLoader';
import { longestWait } from './deadline';
import type { DiscoveryClient } from './discoveryClient';
import { LoadFailure } from './loadFailure';
import { fulfilled, settledPromise } from './settledPromise';
import { type Hydration, type Load, nextHydration, nextLoad, type Run } from './slotStates';

/** What all slots of a page have in common. */
export interface SlotOptions {
  /** The releases that the page was rendered with. */
  readonly pins: Pins;
  readonly discovery: DiscoveryClient;
  readonly candidates: Candidates;
  readonly releases: ReleaseLoader;
  /** Settles when the visitor reaches for a part of the page that is hydrated on interaction. */
  readonly onInteraction: (id: RemoteModuleId) => Promise<void>;
  readonly report: (failure: RemoteFailure) => void;
  /** Called for what the visitor waits for and no release can give; true when the page is about to be left for it. */
  readonly leaveFor: (id: RemoteModuleId) => boolean;
}

export type Slot = ReturnType<typeof createSlot>;

/** What HTML is given up for: another release's module, which is there. No failure of React's. */
export const otherRelease = new Error('Another release renders this part of the page');

/**
 * A slot: what one module has come to in this page. Its code is loaded for whoever shows it; apart from that, the server's
 * HTML of it is hydrated. The methods are those of the page's loader.
 */
export function createSlot(id: RemoteModuleId, options: SlotOptions) {
  const { pins, discovery, candidates, releases, onInteraction, report, leaveFor } = options;
  const remote = remoteOf(id);
  const pin = pins[remote];
  let load: Load = { at: 'idle' };
  let hydration: Hydration = { at: 'none' };
  /** Settles should a module come that has failed. */
  let late: Promise<unknown> | null = null;
  /** When the visitor has waited long enough, in ms as `performance.now` counts. */
  let deadline = 0;

  const startDeadline = () => {
    deadline = performance.now() + longestWait;
  };
  const choice = () => candidates.key(remote);

  /** As `acquireModule`. The remote's other parts need not wait for what failed to fail again. */
  async function acquire(named: () => readonly Pin[], ...looks: Look[]) {
    const acquisition = await acquireModule(id, { candidates: named, looks, begin: releases.begin, deadline });
    const { found, failed } = acquisition;
    if (found)
      candidates.giveUp(
        remote,
        failed.filter(({ url }) => url !== found.release.url),
      );
    return acquisition;
  }

  function reportAll(failed: readonly FailedRelease[], healed: boolean) {
    for (const { version, failure } of failed) {
      report({ remote, version, phase: failure.phase, kind: failure.message, healed });
    }
  }

  function start(quiet: boolean, look: Look): Run {
    startDeadline();
    const run: Run = settledPromise(bring());
    load = nextLoad(load, { type: 'started', run, quiet });
    return run;

    async function bring(): Promise<object> {
      const { found, failed, arrival } = await acquire(() => candidates.of(remote), look, discovery.refresh);
      const isQuiet = load.at === 'loading' && load.run === run && load.quiet;
      const all = found || failed.length > 0 ? failed : [notDeployed(remote)];
      if (!isQuiet) reportAll(all, found !== null);
      const arrive = ({ module }: Acquired) => {
        load = nextLoad(load, { type: 'arrived', run, module, choice: choice() });
        return module;
      };
      if (found) return arrive(found);
      load = nextLoad(load, { type: 'failed', run, choice: choice() });
      late = arrival.then(arrive);
      if (!isQuiet && leaveFor(id)) return new Promise(() => {});
      const failures = all.map(({ failure }) => failure);
      throw new AggregateError(failures, `${id} could not be loaded: ${failures.join('; ')}`);
    }
  }

  /** Gives a module that is there. */
  function put(module: object): Run {
    const run = fulfilled(module);
    load = nextLoad(load, { type: 'started', run, quiet: false });
    load = nextLoad(load, { type: 'arrived', run, module, choice: choice() });
    return run;
  }

  function ask(quiet: boolean, again: boolean): Run {
    load = nextLoad(load, { type: 'asked', quiet, again, choice: choice() });
    if (load.at !== 'idle') return load.run;
    const [first] = discovery.current() ? candidates.of(remote) : [];
    const module = first && releases.loaded(id, first);
    return module ? put(module) : start(quiet, discovery.read);
  }

  function startHydration(when: HydrationMoment): Run {
    const run: Run = settledPromise(bring());
    hydration = nextHydration(hydration, { type: 'started', run });
    return run;

    async function bring(): Promise<object> {
      if (when === 'needed') await onInteraction(id);
      startDeadline();
      const named = () => [...(pin ? [pin] : []), ...candidates.fallbacks(remote, pin)];
      const { found, failed, arrival } = await acquire(named, async () => {}, discovery.read, discovery.refresh);
      reportAll(failed, found !== null);
      // The server's HTML stays as it is: its links work without us.
      if (!found) hydration = nextHydration(hydration, { type: 'failed', run });
      const { module, release } = found ?? (await arrival);
      hydration = nextHydration(hydration, { type: 'arrived', run });
      if (release.url === pin?.url) return module;
      if (hydration.at === 'done' && hydration.run === run) put(module);
      throw otherRelease;
    }
  }

  function dropHtml() {
    hydration = nextHydration(hydration, { type: 'dropped' });
  }

  return {
    load(prerendered: boolean): Run {
      if (prerendered && hydration.at === 'done' && hydration.run.status === 'fulfilled') return hydration.run;
      return ask(false, false);
    },
    hydrate: (when: HydrationMoment): Run => (hydration.at === 'none' ? startHydration(when) : hydration.run),
    late: () => (load.at === 'failed' ? late : null),
    /** Brings the module out of another release than one whose module throws as it runs. */
    async fallBack(release: Pin, cause: Omit<RemoteFailure, 'healed'>): Promise<object> {
      dropHtml();
      // For whoever still waits for the first release the time goes on.
      if (deadline < performance.now()) startDeadline();
      const named = () => candidates.fallbacks(remote, release);
      const { found, failed } = await acquire(named, discovery.read, discovery.refresh);
      report({ ...cause, healed: found !== null });
      reportAll(failed, found !== null);
      if (!found) throw new Error(`Nothing takes the place of ${remote} ${release.version}`);
      return put(found.module);
    },
    retry() {
      candidates.forgive(remote);
      dropHtml();
      start(false, discovery.refresh);
    },
    prepare(isShown: boolean) {
      if (isShown && load.at !== 'failed') return null;
      dropHtml();
      const run = ask(false, true);
      return load.at === 'ready' ? null : run;
    },
    prefetch: () => ask(true, true).catch(() => null),
    isUnhydrated: () => hydration.at === 'waiting' || hydration.at === 'abandoned',
  };
}

const notDeployed = (remote: string): FailedRelease => ({
  ...{ version: 'none', url: '', integrity: '' },
  failure: new LoadFailure('fetch', `${remote} is not deployed`),
});

import type { HydrationMoment, RemoteLoader } from '@site/shared';
import type { Discovery, RemoteModuleId, RemoteModules } from '@site/shared/contracts';
import { chooseDeployment } from './chooseDeployment';
import type { Container } from './loadContainer';
import { settledPromise } from './settledPromise';

/** ms that a version of a remote gets to arrive. */
const timeLimit = 8000;

interface Options {
  readonly discovery: Discovery;
  /** Stable number from 0 to below 100 that stands for the visitor. */
  readonly visitor: number;
  readonly loadContainer: (name: string, url: string, integrity: string | undefined) => Promise<Container>;
  /** Settles when the visitor reaches for a part of the page that is not needed before. */
  readonly whenNeeded: (id: RemoteModuleId) => Promise<void>;
}

/** The shell's loader, with what only the shell asks of it. */
export interface ShellLoader extends RemoteLoader {
  /**
   * Brings a module that is about to be shown; null when it is there already. What has failed before is tried again.
   */
  prepare(id: RemoteModuleId): Promise<unknown> | null;
  /** Whether the page still shows the server's HTML for a module, whose code is late or can't be loaded. */
  isUnhydrated(id: RemoteModuleId): boolean;
}

interface Source {
  readonly url: string;
  readonly integrity: string | undefined;
}

/**
 * Loads the modules of other teams: the deployed version, once more if that fails, then the version before it. What is
 * loaded stays; what has failed is tried again only when someone asks (`retry`, `prepare`).
 */
export function createRemoteLoader({ discovery, visitor, loadContainer, whenNeeded }: Options): ShellLoader {
  const containers = new Map<string, Promise<Container>>();
  /** How often each entry has been asked for. */
  const tries = new Map<string, number>();
  const modules = new Map<RemoteModuleId, Promise<unknown>>();
  const outcomes = new Map<RemoteModuleId, 'loaded' | 'failed'>();
  const hydrations = new Map<RemoteModuleId, Promise<unknown>>();
  const hydrated = new Set<RemoteModuleId>();

  function sourcesOf(remote: string): Source[] {
    const deployment = chooseDeployment(discovery.microFrontends[remote] ?? [], visitor);
    if (!deployment) return [];
    const { url, fallbackUrl, metadata } = deployment;
    const current = { url, integrity: metadata.integrity };
    return fallbackUrl
      ? [current, current, { url: fallbackUrl, integrity: metadata.fallbackIntegrity }]
      : [current, current];
  }

  function containerOf(remote: string, { url, integrity }: Source): Promise<Container> {
    const known = containers.get(url);
    if (known) return known;
    const earlierTries = tries.get(url) ?? 0;
    tries.set(url, earlierTries + 1);
    // Under the same address a browser would wait for the answer that hangs, or take the broken one from its cache.
    const address = earlierTries === 0 ? url : `${url}?try=${earlierTries + 1}`;
    const container = loadContainer(remote, address, integrity);
    containers.set(url, container);
    return container;
  }

  async function loadFrom(remote: string, exposed: string, source: Source): Promise<unknown> {
    const container = containerOf(remote, source);
    try {
      return await withTimeLimit(
        container.then((it) => it.get(exposed)).then((factory) => factory()),
        `${remote}${exposed.slice(1)}`,
      );
    } catch (failure) {
      // Not one that another module has asked for since.
      if (containers.get(source.url) === container) containers.delete(source.url);
      throw failure;
    }
  }

  async function loadModule(id: RemoteModuleId): Promise<unknown> {
    const separator = id.indexOf('/');
    const remote = id.slice(0, separator);
    const failures: unknown[] = [];
    for (const source of sourcesOf(remote)) {
      try {
        const module = await loadFrom(remote, `.${id.slice(separator)}`, source);
        outcomes.set(id, 'loaded');
        return module;
      } catch (failure) {
        failures.push(failure);
      }
    }
    outcomes.set(id, 'failed');
    throw new AggregateError(failures, `${id} could not be loaded: ${failures.map(String).join('; ')}`);
  }

  function load<Id extends RemoteModuleId>(id: Id): Promise<RemoteModules[Id]> {
    let module = modules.get(id);
    if (!module) {
      module = settledPromise(loadModule(id));
      modules.set(id, module);
    }
    return module as Promise<RemoteModules[Id]>;
  }

  async function hydrate(id: RemoteModuleId, when: HydrationMoment): Promise<unknown> {
    if (when === 'needed') await whenNeeded(id);
    try {
      const module = await load(id);
      hydrated.add(id);
      return module;
    } catch (failure) {
      console.error(failure);
      // The server's HTML stays as it is: its links work without us.
      return new Promise(() => {});
    }
  }

  function retry(id: RemoteModuleId) {
    outcomes.delete(id);
    modules.delete(id);
    hydrations.delete(id);
  }

  return {
    load,
    loadForHydration<Id extends RemoteModuleId>(id: Id, when: HydrationMoment) {
      let hydration = hydrations.get(id);
      if (!hydration) {
        hydration = settledPromise(hydrate(id, when));
        hydrations.set(id, hydration);
      }
      return hydration as Promise<RemoteModules[Id]>;
    },
    retry,
    prepare(id) {
      const outcome = outcomes.get(id);
      if (outcome === 'loaded') return null;
      if (outcome === 'failed') retry(id);
      return load(id);
    },
    isUnhydrated: (id) => hydrations.has(id) && !hydrated.has(id),
  };
}

function withTimeLimit<T>(promise: Promise<T>, id: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${id} took longer than ${timeLimit} ms`)), timeLimit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

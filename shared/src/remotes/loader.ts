import { createContext, use } from 'react';
import type { RemoteModuleId, RemoteModules } from '../contracts';

export interface RemoteLoader {
  /**
   * Loads a module: returns the same promise until the visitor gets another release, or `retry`. Rejects if no release of the
   * remote can be loaded, after 12 s at the latest.
   *
   * @param prerendered true for a part whose HTML could not be hydrated: gives the module that was loaded for it, if any
   */
  load<Id extends RemoteModuleId>(id: Id, prerendered?: boolean): Promise<RemoteModules[Id]>;
  /** Settles if a module that was not loaded in time arrives after all. Null for any other. */
  late?(id: RemoteModuleId): Promise<unknown> | null;
  /**
   * Loads the module of the release that rendered the HTML of a part, at the moment that `when` names. Rejects once a fallback
   * release replaces that one, whose module `load` then gives: a release must not hydrate HTML of another. Does not settle while
   * there is none, so that the HTML stays.
   */
  loadForHydration<Id extends RemoteModuleId>(id: Id, when: HydrationMoment): Promise<RemoteModules[Id]>;
  /** Loads the fallback release, for the whole remote. Rejects without one. @returns null for a fallback's module */
  replace<Id extends RemoteModuleId>(id: Id, failure: ModuleFailure<Id>): Promise<RemoteModules[Id]> | null;
  /** A failure is neither reported nor kept: the next call retries. Gives the module or null. */
  prefetch(id: RemoteModuleId): void;
  /** Retries from the start, at the visitor's request: failed releases may have been fixed or rolled back since. */
  retry(id: RemoteModuleId): void;
}

export interface ModuleFailure<Id extends RemoteModuleId> {
  readonly module: RemoteModules[Id];
  readonly phase: 'render' | 'effect';
  readonly error: unknown;
  /** True for a module of a fallback release, which has replaced another that threw. */
  readonly isStandIn: boolean;
}

/** `now`, or `needed`: on interaction, or when idle if this browser has a signed-in visitor. */
export type HydrationMoment = 'now' | 'needed';

export const RemoteLoaderContext = createContext<RemoteLoader | null>(null);

/** @throws Error outside a `RemoteLoaderContext` */
export function useRemoteLoader(): RemoteLoader {
  const loader = use(RemoteLoaderContext);
  if (!loader) throw new Error('Remote must be used below a RemoteLoaderContext');
  return loader;
}

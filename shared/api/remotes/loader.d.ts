import type { RemoteModuleId, RemoteModules } from '../contracts';
/** Loader of remotes' modules, created by the shell once per page. */
export interface RemoteLoader {
    /**
     * Loads a module: returns the same promise until the visitor gets another release, or `retry`. Rejects if no release of the
     * remote can be loaded, after 12 s at the latest.
     *
     * @param prerendered true for a part whose HTML could not be hydrated: gives the module that was loaded for it, if any
     */
    load<Id extends RemoteModuleId>(id: Id, prerendered?: boolean): Promise<RemoteModules[Id]>;
    /**
     * For a module that could not be loaded in time: settles if it arrives after all, after which `load` gives it. Null for any
     * other.
     */
    late?(id: RemoteModuleId): Promise<unknown> | null;
    /**
     * Loads the module of the release that rendered the HTML of a part, at the moment that `when` names. Rejects once a fallback
     * release replaces that one, whose module `load` then gives: a release must not hydrate HTML of another. Does not settle while
     * there is none, so that the HTML stays.
     */
    loadForHydration<Id extends RemoteModuleId>(id: Id, when: HydrationMoment): Promise<RemoteModules[Id]>;
    /**
     * Reports a module that throws, and loads that of the fallback release, from now on for the whole remote. Rejects if there is
     * none.
     *
     * @returns null for a module of a fallback release
     */
    replace<Id extends RemoteModuleId>(id: Id, failure: ModuleFailure<Id>): Promise<RemoteModules[Id]> | null;
    /**
     * Loads a module that may be needed soon, or that the page can do without. A failure is neither reported nor kept: the next
     * call retries. The shell's loader returns a promise of the module or null.
     */
    prefetch(id: RemoteModuleId): void;
    /** Retries from the start, at the visitor's request: failed releases may have been fixed or rolled back since. */
    retry(id: RemoteModuleId): void;
}
/** Module that was loaded and throws. */
export interface ModuleFailure<Id extends RemoteModuleId> {
    readonly module: RemoteModules[Id];
    readonly phase: 'render' | 'effect';
    readonly error: unknown;
    /** True for a module of a fallback release, which has replaced another that threw. */
    readonly isStandIn: boolean;
}
/** `now`, or `needed`: on interaction, or when idle if this browser has a signed-in visitor. */
export type HydrationMoment = 'now' | 'needed';
export declare const RemoteLoaderContext: import("react").Context<RemoteLoader | null>;
/** @throws Error outside a `RemoteLoaderContext` */
export declare function useRemoteLoader(): RemoteLoader;

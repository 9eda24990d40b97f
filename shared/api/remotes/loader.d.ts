import type { RemoteModuleId, RemoteModules } from '../contracts';
/** How the shell brings the modules of other teams; made once per page. */
export interface RemoteLoader {
    /**
     * The module; the same promise each time, until another release is meant for the visitor or `retry`. Rejects when no
     * release of the remote can be loaded, after 12 s at the latest.
     *
     * @param prerendered true for a part of the page whose HTML could not be taken over: the code that was to do so, if
     *   there is any
     */
    load<Id extends RemoteModuleId>(id: Id, prerendered?: boolean): Promise<RemoteModules[Id]>;
    /**
     * For a module that could not be had in time: settles when it comes all the same, after which `load` gives it. Null for
     * any other.
     */
    late?(id: RemoteModuleId): Promise<unknown> | null;
    /**
     * The module of the very release that made the HTML of a part of the page; it waits for the moment that `when` names.
     * Rejects once a fallback release takes the place of that one, with its module ready for `load`: to hydrate foreign HTML
     * would be a mistake. Does not settle while there is none, so that the HTML stays.
     */
    loadForHydration<Id extends RemoteModuleId>(id: Id, when: HydrationMoment): Promise<RemoteModules[Id]>;
    /**
     * Says that a module throws as it runs, and brings that of the fallback release, from now on for the whole remote. Rejects
     * when there is none.
     *
     * @returns null for one that is of a fallback release itself
     */
    replace<Id extends RemoteModuleId>(id: Id, failure: ModuleFailure<Id>): Promise<RemoteModules[Id]> | null;
    /**
     * Brings a module that may be wanted soon, or that the page can do without. A failure is neither reported nor kept:
     * whoever asks next tries again. The shell's gives a promise of the module, or of null; others may give nothing.
     */
    prefetch(id: RemoteModuleId): void;
    /** Tries again from the start, as the visitor asks to: what has failed may have been mended or taken back since. */
    retry(id: RemoteModuleId): void;
}
/** A module that was loaded and does not run. */
export interface ModuleFailure<Id extends RemoteModuleId> {
    readonly module: RemoteModules[Id];
    readonly phase: 'render' | 'effect';
    readonly error: unknown;
    /** True where it is of a fallback release: given for one that did not run either. */
    readonly isStandIn: boolean;
}
/** `now`, or `needed`: on interaction, or when idle if this browser has a signed-in visitor. */
export type HydrationMoment = 'now' | 'needed';
export declare const RemoteLoaderContext: import("react").Context<RemoteLoader | null>;
/** @throws Error outside a `RemoteLoaderContext` */
export declare function useRemoteLoader(): RemoteLoader;

import type { ModuleFailure } from './loader';
/** Part of the page that shows a remote's component, from the request for its module until it is shown or fails. */
export type PartState<Module> = {
    readonly at: 'idle';
    readonly prerendered: boolean;
}
/** `rendering`: React waits for the module, or renders it. */
 | (Requested<Module> & {
    readonly at: 'rendering' | 'shown';
})
/** `module` threw; null where none could be loaded. */
 | {
    readonly at: 'failed';
    readonly prerendered: boolean;
    readonly module: Module | null;
};
interface Requested<Module> {
    /** True where the page had the server's HTML of the part. */
    readonly prerendered: boolean;
    readonly html: Html;
    readonly request: Promise<Module>;
    /** True from when React runs the effects of what it has rendered until all have run. */
    readonly inEffects: boolean;
}
/** Server's HTML as React renders the part: it hydrates that HTML, has discarded it together with the shell's, or has none. */
export type Html = 'hydrated' | 'discarded' | 'none';
/**
 * React renders the part from the start. A request for discarded HTML is kept: React renders again once the module has
 * arrived, and cannot tell by then that there was HTML.
 *
 * @param ask makes the request
 */
export declare function whenRequested<Module>(state: PartState<Module>, html: Html, ask: (prerendered: boolean) => Promise<Module>): PartState<Module> & Requested<Module>;
/** React has put the part into the page, or has hidden it. */
export declare function whenShown<Module>(state: PartState<Module>, isShown: boolean): PartState<Module>;
/** Effects of the part begin to run, or all have run. */
export declare function whenEffects<Module>(state: PartState<Module>, inEffects: boolean): PartState<Module>;
/** The request was rejected, or the module threw. */
export declare function whenFailed<Module>(state: PartState<Module>): PartState<Module>;
/** The module that the part shows, is about to show, or failed with; null while there is none. */
export declare function moduleOf<Module>(state: PartState<Module>): Module | null;
/** Phase in which the module has thrown. */
export declare const phaseOf: (state: PartState<unknown>) => ModuleFailure<never>["phase"];
export {};

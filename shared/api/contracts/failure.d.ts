/**
 * Phase in which a release of a remote failed, in the order of loading. `digest`: a file differs from the released one.
 * `hydrate`: the rendered output differs from the page's HTML. `run`: an uncaught error later, such as in an event handler.
 */
export type FailurePhase = 'fetch' | 'digest' | 'evaluate' | 'init' | 'get' | 'render' | 'effect' | 'hydrate' | 'run';
/** Failure of a release in a visitor's page. */
export interface RemoteFailure {
    /** Federation name, such as `mfe_catalog`. */
    readonly remote: string;
    readonly version: string;
    readonly phase: FailurePhase;
    /** Text of the error. */
    readonly kind?: string;
    /** True if the visitor got the part all the same, such as from the fallback release. */
    readonly healed: boolean;
}

/**
 * What a release of a remote failed at, in the order in which it comes to life. `digest`: a file is not the one that was
 * released. `hydrate`: it renders something other than the page's HTML. `run`: it throws later, where nobody catches it, as
 * in an event's handler.
 */
export type FailurePhase = 'fetch' | 'digest' | 'evaluate' | 'init' | 'get' | 'render' | 'effect' | 'hydrate' | 'run';
/** A failure of a release in a visitor's page. */
export interface RemoteFailure {
    /** Federation name, such as `mfe_catalog`. */
    readonly remote: string;
    readonly version: string;
    readonly phase: FailurePhase;
    /** What was thrown, as text. */
    readonly kind?: string;
    /** Whether the visitor got what they came for all the same. */
    readonly healed: boolean;
}

/** `digest`: another file than released; `hydrate`: other output than the HTML; `run`: uncaught later. */
export type FailurePhase = 'fetch' | 'digest' | 'evaluate' | 'init' | 'get' | 'render' | 'effect' | 'hydrate' | 'run';

export interface RemoteFailure {
  /** Federation name, such as `mfe_catalog`. */
  readonly remote: string;
  readonly version: string;
  readonly phase: FailurePhase;
  readonly kind?: string;
  /** True if the visitor got the part all the same, such as from the fallback release. */
  readonly healed: boolean;
}

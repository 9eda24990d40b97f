import { fulfilled, type SettledPromise } from './settledPromise';

/** Promise that callers get; it identifies the run that settles it. */
export type Run = SettledPromise<object>;

/** `choice`: key of the visitor's candidates at that time. */
export type Load =
  | { readonly at: 'idle'; readonly run?: never; readonly choice?: never }
  /** `quiet`: a prefetch, which nobody waits for. */
  | { readonly at: 'loading'; readonly run: Run; readonly choice?: never; readonly quiet: boolean }
  | { readonly at: 'ready'; readonly run: Run; readonly choice: string }
  /** `late` settles if the module arrives after all. */
  | Failed;

interface Failed {
  readonly at: 'failed';
  readonly run: Run;
  readonly choice: string;
  readonly quiet: boolean;
  readonly late: Promise<unknown>;
}

/** A caller asks for the module; `again` retries a failed load. The caller starts a load that is idle then. */
export function whenAsked(load: Load, choice: string, quiet: boolean, again: boolean): Load {
  if (load.at === 'loading') return { ...load, quiet: load.quiet && quiet };
  // Failed prefetches and loads of releases that are no longer deployed are forgotten.
  const isForgotten = load.at === 'failed' && (load.quiet || again);
  return isForgotten || load.choice !== choice ? { at: 'idle' } : load;
}

/** A run has loaded the module, before or after its deadline. Replaced runs change nothing. */
export function whenArrived(load: Load, run: Run, choice: string, module: object): Load {
  if (load.run !== run) return load;
  // The promise of a failed run is rejected already.
  return { at: 'ready', run: load.at === 'failed' ? fulfilled(module) : run, choice };
}

export function whenFailed(load: Load, run: Run, choice: string, late: Promise<unknown>): Load {
  return load.at === 'loading' && load.run === run ? { at: 'failed', run, choice, quiet: load.quiet, late } : load;
}

export type Hydration =
  /** No HTML to hydrate, or no longer any. */
  | { readonly at: 'none'; readonly run?: never }
  /** `done`: hydrated, or replaced by another release, for which `run` rejects. `abandoned`: the HTML stays. */
  | { readonly at: 'waiting' | 'done' | 'abandoned'; readonly run: Run };

/** A module may also arrive after its HTML was abandoned. */
export function whenHydrated(hydration: Hydration, run: Run, at: 'done' | 'abandoned'): Hydration {
  return hydration.run === run && hydration.at !== 'done' ? { at, run } : hydration;
}

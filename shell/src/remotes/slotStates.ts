import { fulfilled, type SettledPromise } from './settledPromise';

/** The promise that whoever asks is given; it also names the run that settles it. */
export type Run = SettledPromise<object>;

/** How far the loading of a module has come in this page. `choice`: which releases were meant for the visitor then. */
export type Load =
  | { readonly at: 'idle'; readonly run?: never; readonly choice?: never }
  /** `quiet`: nobody waits for it. */
  | { readonly at: 'loading'; readonly run: Run; readonly choice?: never; readonly quiet: boolean }
  | { readonly at: 'ready'; readonly run: Run; readonly choice: string }
  /** `late` settles should the module come all the same. */
  | Failed;

interface Failed {
  readonly at: 'failed';
  readonly run: Run;
  readonly choice: string;
  readonly quiet: boolean;
  readonly late: Promise<unknown>;
}

/** Somebody wants the module, `again`: also if it has failed. What is idle then is to be started. */
export function whenAsked(load: Load, choice: string, quiet: boolean, again: boolean): Load {
  if (load.at === 'loading') return { ...load, quiet: load.quiet && quiet };
  // A failure that nobody saw is forgotten, and so is what another deployment has overtaken.
  const isForgotten = load.at === 'failed' && (load.quiet || again);
  return isForgotten || load.choice !== choice ? { at: 'idle' } : load;
}

/** A run has brought the module, be it late. Nothing changes where another run has taken its place. */
export function whenArrived(load: Load, run: Run, choice: string, module: object): Load {
  if (load.run !== run) return load;
  // A run that has failed can't settle again.
  return { at: 'ready', run: load.at === 'failed' ? fulfilled(module) : run, choice };
}

/** A run can't bring the module in time. */
export function whenFailed(load: Load, run: Run, choice: string, late: Promise<unknown>): Load {
  return load.at === 'loading' && load.run === run ? { at: 'failed', run, choice, quiet: load.quiet, late } : load;
}

/** How far the server's HTML of a module has been hydrated. */
export type Hydration =
  /** There is no HTML to hydrate, or no more. */
  | { readonly at: 'none'; readonly run?: never }
  /** `done`: also where another release renders the part, for which `run` rejects. `abandoned`: the HTML stays as it is. */
  | { readonly at: 'waiting' | 'done' | 'abandoned'; readonly run: Run };

/** A run has an answer for the HTML, which may have been abandoned before; or it has none in time. */
export function whenHydrated(hydration: Hydration, run: Run, at: 'done' | 'abandoned'): Hydration {
  return hydration.run === run && hydration.at !== 'done' ? { at, run } : hydration;
}

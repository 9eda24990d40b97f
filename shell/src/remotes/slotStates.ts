import { fulfilled, type SettledPromise } from './settledPromise';

/** The promise that whoever asks is given; it also names the run that settles it. */
export type Run = SettledPromise<object>;

/** How far the loading of a module has come in this page. `choice`: which releases were meant for the visitor then. */
export type Load =
  | { readonly at: 'idle' }
  /** `quiet`: nobody waits for it. */
  | { readonly at: 'loading'; readonly run: Run; readonly quiet: boolean }
  | { readonly at: 'ready'; readonly run: Run; readonly choice: string }
  | { readonly at: 'failed'; readonly run: Run; readonly choice: string; readonly quiet: boolean };

export type LoadEvent =
  /** Somebody wants it; `again`: also if it has failed. */
  | { readonly type: 'asked'; readonly choice: string; readonly quiet: boolean; readonly again: boolean }
  | { readonly type: 'started'; readonly run: Run; readonly quiet: boolean }
  | { readonly type: 'arrived'; readonly run: Run; readonly choice: string; readonly module: object }
  | { readonly type: 'failed'; readonly run: Run; readonly choice: string };

/** What becomes of a load. An event of a run that another has taken the place of changes nothing. */
export function nextLoad(load: Load, event: LoadEvent): Load {
  if (event.type === 'started') return { at: 'loading', run: event.run, quiet: event.quiet };
  if (load.at === 'idle') return load;
  if (event.type === 'asked') {
    if (load.at === 'loading') return { ...load, quiet: load.quiet && event.quiet };
    // A failure that nobody saw is forgotten, and so is what another deployment has overtaken.
    const isForgotten = load.at === 'failed' && (load.quiet || event.again);
    return isForgotten || load.choice !== event.choice ? { at: 'idle' } : load;
  }
  const { run, choice } = event;
  if (load.run !== run || load.at === 'ready') return load;
  // A run that has failed can't settle again.
  if (event.type === 'arrived') {
    return { at: 'ready', run: load.at === 'failed' ? fulfilled(event.module) : run, choice };
  }
  return { at: 'failed', run, choice, quiet: load.quiet };
}

/** How far the server's HTML of a module has been hydrated. */
export type Hydration =
  /** There is no HTML to hydrate, or no more. */
  | { readonly at: 'none' }
  /** `done`: also where another release renders the part, for which `run` rejects. `abandoned`: the HTML stays as it is. */
  | { readonly at: 'waiting' | 'done' | 'abandoned'; readonly run: Run };

export type HydrationEvent =
  | { readonly type: 'started' | 'arrived' | 'failed'; readonly run: Run }
  /** The part is rendered without regard to its HTML from now on. */
  | { readonly type: 'dropped' };

/** What becomes of a hydration. What was abandoned may still arrive. */
export function nextHydration(hydration: Hydration, event: HydrationEvent): Hydration {
  if (event.type === 'dropped') return { at: 'none' };
  const { type, run } = event;
  if (type === 'started') return hydration.at === 'none' ? { at: 'waiting', run } : hydration;
  if (hydration.at === 'none' || hydration.at === 'done' || hydration.run !== run) return hydration;
  return { at: type === 'arrived' ? 'done' : 'abandoned', run };
}

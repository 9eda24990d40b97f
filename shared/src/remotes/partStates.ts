import type { ModuleFailure } from './loader';

/** Part of the page that shows a remote's component, from the request for its module until it is shown or fails. */
export type PartState<Module> =
  | { readonly at: 'idle'; readonly prerendered: boolean }
  /** `rendering`: React waits for the module, or renders it. */
  | (Requested<Module> & { readonly at: 'rendering' | 'shown' })
  /** `module` threw; null where none could be loaded. */
  | { readonly at: 'failed'; readonly prerendered: boolean; readonly module: Module | null };

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

/** A request for discarded HTML is kept: React cannot tell later that there was HTML. @param ask makes the request */
export function whenRequested<Module>(
  state: PartState<Module>,
  html: Html,
  ask: (prerendered: boolean) => Promise<Module>,
): PartState<Module> & Requested<Module> {
  const prerendered = state.prerendered || html !== 'none';
  const isKept = 'request' in state && state.html === 'discarded' && html !== 'hydrated';
  if (isKept) return { ...state, at: 'rendering', inEffects: false };
  return { at: 'rendering', prerendered, html, request: ask(prerendered), inEffects: false };
}

export function whenShown<Module>(state: PartState<Module>, isShown: boolean): PartState<Module> {
  return 'request' in state ? { ...state, at: isShown ? 'shown' : 'rendering' } : state;
}

export function whenEffects<Module>(state: PartState<Module>, inEffects: boolean): PartState<Module> {
  return 'request' in state ? { ...state, inEffects } : state;
}

export function whenFailed<Module>(state: PartState<Module>): PartState<Module> {
  return { at: 'failed', prerendered: state.prerendered, module: moduleOf(state) };
}

/** Promise with the properties that React's `use` sets on the promises that it reads. */
type UsedPromise<T> = Promise<T> & { readonly status?: string; readonly value?: T };

export function moduleOf<Module>(state: PartState<Module>): Module | null {
  if (state.at === 'failed') return state.module;
  if (state.at === 'idle') return null;
  const { status, value } = state.request as UsedPromise<Module>;
  return status === 'fulfilled' ? (value ?? null) : null;
}

export const phaseOf = (state: PartState<unknown>): ModuleFailure<never>['phase'] =>
  'inEffects' in state && state.inEffects ? 'effect' : 'render';

import { type Held, pageState } from './pageState';

/** Records a listener, timer or observer if code of the checked release has called. @returns function that forgets it */
export function hold(what: string, isHeld: () => boolean = () => true): (() => void) | null {
  const state = pageState();
  if (!state || !new Error().stack?.includes(state.base)) return null;
  const own: Held = { what, isHeld };
  state.held.add(own);
  return () => void state.held.delete(own);
}

/** Objects that outlive a part; others are collected with it. */
const lasting =
  /^(Window|VisualViewport|Screen|ScreenOrientation|Navigation|BroadcastChannel|MediaQueryList|ServiceWorkerContainer|FontFaceSet)$/;

export const isLasting = (target: unknown): boolean =>
  target instanceof Node ? target.isConnected : lasting.test(target?.constructor.name ?? '');

export const nameOf = (target: unknown): string =>
  target instanceof Element ? `<${target.localName}>` : (target?.constructor.name.toLowerCase() ?? 'unknown');

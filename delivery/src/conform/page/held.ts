import { pageState } from './pageState';

/** Records what code of the checked release registers. @returns false for other code */
function hold(what: string, key: readonly unknown[], isHeld: () => boolean = () => true): boolean {
  forget(key);
  const state = pageState();
  if (!state || !new Error().stack?.includes(state.base)) return false;
  state.held.add({ what, key, isHeld });
  return true;
}

/** Forgets all whose keys begin so. */
function forget(key: readonly unknown[]): void {
  const { held } = pageState() ?? {};
  for (const each of held ?? []) if (key.every((value, index) => each.key[index] === value)) held?.delete(each);
}

/** Objects that outlive a part; others are collected with it. */
const lasting =
  /^(Window|VisualViewport|Screen|ScreenOrientation|Navigation|BroadcastChannel|MediaQueryList|ServiceWorkerContainer|FontFaceSet)$/;

const isLasting = (target: object): boolean =>
  target instanceof Node ? target.isConnected : lasting.test(target.constructor.name);

const nameOf = (target: object): string =>
  target instanceof Element ? `<${target.localName}>` : target.constructor.name.toLowerCase();

export function watchListeners(): void {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const keyOf = (target: object, type: string, listener: unknown, options?: boolean | EventListenerOptions) =>
    [target, type, listener, Boolean(typeof options === 'object' ? options?.capture : options)] as const;
  EventTarget.prototype.addEventListener = function add(this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    addEventListener.call(target, type, listener, options);
    const { once, signal } = typeof options === 'object' && options ? options : {};
    if (!listener || signal?.aborted) return;
    const key = keyOf(target, type, listener, options);
    if (!hold(`listener of ${type} on ${nameOf(target)}`, key, () => isLasting(target))) return;
    const end = () => forget(key);
    if (once) addEventListener.call(target, type, end, { once: true, capture: key[3] });
    if (signal) addEventListener.call(signal, 'abort', end, { once: true });
  };
  EventTarget.prototype.removeEventListener = function remove(this: EventTarget | undefined, type, listener, options) {
    removeEventListener.call(this ?? window, type, listener, options);
    forget(keyOf(this ?? window, type, listener, options));
  };
}

type Start = (callback: unknown, ...rest: unknown[]) => number;

/** Timers share ids; frames have others. */
const timers = [
  { start: 'setTimeout', end: 'clearTimeout', what: 'timeout', ids: 'timer' },
  { start: 'setInterval', end: 'clearInterval', what: 'interval', ids: 'timer' },
  { start: 'requestAnimationFrame', end: 'cancelAnimationFrame', what: 'animation frame', ids: 'frame' },
] as const;

export function watchTimers(): void {
  const page = window as unknown as Record<string, Start>;
  for (const { start, end, what, ids } of timers) {
    const [begin, cancel] = [page[start]?.bind(window), page[end]?.bind(window)] as [Start, Start];
    page[start] = (callback, ...rest) => {
      if (typeof callback !== 'function') return begin(callback, ...rest);
      const id = begin(
        (...args: unknown[]) => {
          if (start !== 'setInterval') forget([ids, id]);
          callback(...args);
        },
        ...rest,
      );
      hold(rest.length > 0 ? `${what} of ${rest[0]} ms` : what, [ids, id]);
      return id;
    };
    page[end] = (id) => {
      forget([ids, id]);
      return cancel(id);
    };
  }
}

interface Observer {
  observe(target: unknown, ...rest: unknown[]): void;
  unobserve?(target: unknown): void;
  disconnect(): void;
}

/** An observer of an element that is no longer in the page is collected with it. */
export function watchObservers(): void {
  for (const kind of [IntersectionObserver, ResizeObserver, MutationObserver, PerformanceObserver]) {
    const own = kind.prototype as unknown as Observer;
    const { observe, unobserve, disconnect } = own;
    own.observe = function start(this: Observer, target, ...rest) {
      observe.call(this, target, ...rest);
      const node = target instanceof Node ? target : null;
      const what = `${kind.name} of ${node ? nameOf(node) : 'the page'}`;
      hold(what, [this, target], () => node?.isConnected ?? true);
    };
    own.disconnect = function end(this: Observer) {
      disconnect.call(this);
      forget([this]);
    };
    if (!unobserve) continue;
    own.unobserve = function end(this: Observer, target) {
      unobserve.call(this, target);
      forget([this, target]);
    };
  }
}

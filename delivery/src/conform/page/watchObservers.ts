import { hold, nameOf } from './held';

interface Observer {
  observe(...args: unknown[]): void;
  unobserve?(target: unknown): void;
  disconnect(): void;
}

/** An observer of an element that is no longer in the page is collected with it. */
export function watchObservers(): void {
  for (const kind of [IntersectionObserver, ResizeObserver, MutationObserver, PerformanceObserver]) {
    const own = kind.prototype as unknown as Observer;
    const { observe, unobserve, disconnect } = own;
    const observed = new WeakMap<object, Map<unknown, () => void>>();
    own.observe = function start(this: Observer, ...args) {
      observe.apply(this, args);
      const [target] = args;
      const all = observed.get(this) ?? new Map<unknown, () => void>();
      const node = target instanceof Node ? target : null;
      const forget = all.has(target)
        ? null
        : hold(`${kind.name} of ${node ? nameOf(node) : 'the page'}`, () => node?.isConnected ?? true);
      if (forget) observed.set(this, all.set(target, forget));
    };
    own.disconnect = function end(this: Observer) {
      disconnect.call(this);
      for (const forget of observed.get(this)?.values() ?? []) forget();
      observed.delete(this);
    };
    if (!unobserve) continue;
    own.unobserve = function end(this: Observer, target) {
      unobserve.call(this, target);
      observed.get(this)?.get(target)?.();
      observed.get(this)?.delete(target);
    };
  }
}

import { hold, isLasting, nameOf } from './held';

interface Registered {
  readonly type: string;
  readonly listener: unknown;
  readonly capture: boolean;
  readonly forget: () => void;
}

const captures = (options: boolean | EventListenerOptions | undefined): boolean =>
  typeof options === 'object' ? Boolean(options.capture) : options === true;

export function watchListeners(): void {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const registered = new WeakMap<object, Set<Registered>>();

  function drop(target: object, type: string, listener: unknown, capture: boolean) {
    for (const each of registered.get(target) ?? []) {
      if (each.type !== type || each.listener !== listener || each.capture !== capture) continue;
      registered.get(target)?.delete(each);
      each.forget();
    }
  }

  EventTarget.prototype.addEventListener = function add(this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    addEventListener.call(target, type, listener, options);
    const { once, signal } = typeof options === 'object' && options ? options : {};
    if (!listener || signal?.aborted) return;
    const forget = hold(`listener of ${type} on ${nameOf(target)}`, () => isLasting(target));
    if (!forget) return;
    const capture = captures(options);
    drop(target, type, listener, capture);
    const own = registered.get(target) ?? new Set();
    registered.set(target, own.add({ type, listener, capture, forget }));
    const end = () => drop(target, type, listener, capture);
    if (once) addEventListener.call(target, type, end, { once: true, capture });
    if (signal) addEventListener.call(signal, 'abort', end, { once: true });
  };

  EventTarget.prototype.removeEventListener = function remove(this: EventTarget | undefined, type, listener, options) {
    removeEventListener.call(this ?? window, type, listener, options);
    drop(this ?? window, type, listener, captures(options));
  };
}

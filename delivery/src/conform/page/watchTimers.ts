import { hold } from './held';

/** Timers and animation frames share no ids. */
type Pending = Map<number, () => void>;

const forget = (pending: Pending, id: number | undefined) => {
  pending.get(id ?? 0)?.();
  pending.delete(id ?? 0);
};

const remember = (pending: Pending, id: number, what: string) => {
  const end = hold(what);
  if (end) pending.set(id, end);
};

export function watchTimers(): void {
  const timers: Pending = new Map();
  const frames: Pending = new Map();
  const { setTimeout, setInterval, clearTimeout, clearInterval, requestAnimationFrame, cancelAnimationFrame } = window;

  window.setTimeout = ((callback: TimerHandler, delay = 0, ...args: unknown[]) => {
    if (typeof callback !== 'function') return setTimeout(callback, delay);
    const id = setTimeout(() => {
      forget(timers, id);
      callback(...args);
    }, delay);
    remember(timers, id, `timeout of ${delay} ms`);
    return id;
  }) as typeof setTimeout;
  window.setInterval = ((callback: TimerHandler, delay = 0, ...args: unknown[]) => {
    const id = setInterval(callback, delay, ...args);
    remember(timers, id, `interval of ${delay} ms`);
    return id;
  }) as typeof setInterval;
  window.clearTimeout = ((id?: number) => {
    clearTimeout(id);
    forget(timers, id);
  }) as typeof clearTimeout;
  window.clearInterval = ((id?: number) => {
    clearInterval(id);
    forget(timers, id);
  }) as typeof clearInterval;
  window.requestAnimationFrame = (callback) => {
    const id = requestAnimationFrame((time) => {
      forget(frames, id);
      callback(time);
    });
    remember(frames, id, 'animation frame');
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    cancelAnimationFrame(id);
    forget(frames, id);
  };
}

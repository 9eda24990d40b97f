/** React's `use` reads and sets these (https://react.dev/reference/react/use). */
export type SettledPromise<T> = Promise<T> & {
  status?: 'fulfilled' | 'rejected';
  value?: T;
  reason?: unknown;
};

/** `use` then returns the value without suspending. */
export function settledPromise<T>(promise: Promise<T>): SettledPromise<T> {
  const tracked: SettledPromise<T> = promise;
  // A rejection passed on would be unhandled.
  promise.then(
    (value) => void Object.assign(tracked, { status: 'fulfilled', value }),
    (reason) => void Object.assign(tracked, { status: 'rejected', reason }),
  );
  return promise;
}

export function fulfilled<T>(value: T): SettledPromise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
}

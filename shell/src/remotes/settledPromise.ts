/** Promise with the properties that React's `use` reads and sets (https://react.dev/reference/react/use). */
export type SettledPromise<T> = Promise<T> & {
  status?: 'fulfilled' | 'rejected';
  value?: T;
  reason?: unknown;
};

/** Sets these properties once the promise settles, so that `use` returns its value without suspending. */
export function settledPromise<T>(promise: Promise<T>): SettledPromise<T> {
  const tracked: SettledPromise<T> = promise;
  // Both handlers return nothing: a rejection passed on would be unhandled.
  promise.then(
    (value) => void Object.assign(tracked, { status: 'fulfilled', value }),
    (reason) => void Object.assign(tracked, { status: 'rejected', reason }),
  );
  return promise;
}

export function fulfilled<T>(value: T): SettledPromise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
}

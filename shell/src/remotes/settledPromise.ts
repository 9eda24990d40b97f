/** What React's `use` writes on a promise that it has seen settle (https://react.dev/reference/react/use). */
export type SettledPromise<T> = Promise<T> & {
  status?: 'fulfilled' | 'rejected';
  value?: T;
  reason?: unknown;
};

/** Marks a promise as soon as it settles, so that `use` gives its value at once instead of suspending first. */
export function settledPromise<T>(promise: Promise<T>): SettledPromise<T> {
  const tracked: SettledPromise<T> = promise;
  // Neither returns the promise: a failure would go on as a second rejection, which nobody handles.
  promise.then(
    (value) => void Object.assign(tracked, { status: 'fulfilled', value }),
    (reason) => void Object.assign(tracked, { status: 'rejected', reason }),
  );
  return promise;
}

/** A promise of what is there already. */
export function fulfilled<T>(value: T): SettledPromise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
}

/** What React's `use` writes on a promise that it has seen settle (https://react.dev/reference/react/use). */
interface Tracked<T> {
  status?: 'fulfilled' | 'rejected';
  value?: T;
  reason?: unknown;
}

/** Marks a promise as soon as it settles, so that `use` gives its value at once instead of suspending first. */
export function settledPromise<T>(promise: Promise<T>): Promise<T> {
  const tracked: Promise<T> & Tracked<T> = promise;
  // Neither returns the promise: a failure would go on as a second rejection, which nobody handles.
  promise.then(
    (value) => void Object.assign(tracked, { status: 'fulfilled', value }),
    (reason) => void Object.assign(tracked, { status: 'rejected', reason }),
  );
  return promise;
}

import { LoadFailure } from './loadFailure';

/** ms that whatever comes over the network gets to arrive. */
const timeLimit = 8000;

/** @throws LoadFailure when the promise has not settled after 8 s */
export function withTimeLimit<T>(promise: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new LoadFailure('fetch', `${what} took longer than ${timeLimit} ms`)),
      timeLimit,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

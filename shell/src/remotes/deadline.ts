/** ms that a visitor waits at most for a part of the page. */
export const longestWait = 12_000;

/** True once the promise is fulfilled or rejected, false after `ms`. */
export function within(ms: number, promise: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, false);
    const settle = () => {
      clearTimeout(timer);
      resolve(true);
    };
    promise.then(settle, settle);
  });
}

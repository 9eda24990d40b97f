/** A deadline: ms that a visitor waits at most for a part of the page, whatever hangs. */
export const longestWait = 12_000;

/** Whether a promise settles, in whichever way, before so many ms are over. */
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

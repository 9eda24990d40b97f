/** @param timeout ms after which it calls back in any case @returns a function that cancels the call */
export function onIdle(callback: () => void, timeout = 2000): () => void {
  // Safari has requestIdleCallback only behind a flag.
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(() => callback(), { timeout });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, 200);
  return () => clearTimeout(timer);
}

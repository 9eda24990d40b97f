/** ms after which work is done even if the browser never rests. */
const patience = 4000;

/**
 * Calls back when the page has loaded and the browser has time.
 *
 * @returns a function that calls it off
 */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => {};

  function waitForRest() {
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(callback, { timeout: patience });
      cancel = () => cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(callback, 200);
      cancel = () => clearTimeout(timer);
    }
  }

  if (document.readyState === 'complete') waitForRest();
  else {
    window.addEventListener('load', waitForRest, { once: true });
    cancel = () => window.removeEventListener('load', waitForRest);
  }
  return () => cancel();
}

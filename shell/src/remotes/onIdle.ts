/** Calls back when the browser is idle, after 2 s at the latest. */
export function onIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => callback(), { timeout: 2000 });
  else setTimeout(callback, 200);
}

import { onIdle } from '@site/shared/early';

/** Calls back when idle, after the page has loaded, 4 s later at most. @returns a function that cancels the call */
export function whenIdle(callback: () => void): () => void {
  const wait = () => onIdle(callback, 4000);
  if (document.readyState === 'complete') return wait();
  let cancel = () => window.removeEventListener('load', onLoad);
  function onLoad() {
    cancel = wait();
  }
  window.addEventListener('load', onLoad, { once: true });
  return () => cancel();
}

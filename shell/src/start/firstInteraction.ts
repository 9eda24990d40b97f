import { cartStorageKey, overridesKey, sessionHintKey, signMark } from '@site/shared/contracts';
import { keepEarlyLinks } from './keepEarlyLinks';

/** What a visitor does, or another tab: from then on the page may have to answer. */
const interactions = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'click',
  'storage',
] as const;

/** A browser that keeps something under one of them is to be shown more than the HTML says. */
const keptKeys = [cartStorageKey, sessionHintKey, overridesKey];

/**
 * The deferred start: settles when the page has to start. That is at once, but for a page whose HTML is all that is needed
 * until its visitor does something (`RegisteredPage.waits`): there at the first interaction, or when its time is over
 * (docs/decisions/0025-first-sign.md).
 */
export function firstInteraction(): Promise<void> {
  const { waits, path } = document.getElementById('root')?.dataset ?? {};
  if (waits === undefined || path !== window.location.pathname || !mayWait()) return Promise.resolve();
  document.documentElement.dataset.waiting = '';
  keepEarlyLinks();
  return new Promise((resolve) => {
    const listening = new AbortController();
    const start = () => {
      if (listening.signal.aborted) return;
      listening.abort();
      performance.mark?.(signMark);
      resolve();
    };
    const options = { signal: listening.signal, capture: true, passive: true };
    for (const type of interactions) window.addEventListener(type, start, options);
    if (waits) setTimeout(start, Number(waits) - performance.now());
  });
}

/** Whether the page is what its HTML says, nobody has touched it, and its code can be there before it is run. */
function mayWait(): boolean {
  try {
    return (
      !window.location.search &&
      window.earlyClick === undefined &&
      window.scrollY === 0 &&
      (document.activeElement ?? document.body) === document.body &&
      document.createElement('link').relList.supports('prefetch') &&
      // Nothing, or an empty list.
      keptKeys.every((key) => (localStorage.getItem(key) ?? '').length <= 2)
    );
  } catch {
    // Storage is forbidden.
    return false;
  }
}

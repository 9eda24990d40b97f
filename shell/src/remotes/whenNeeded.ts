import type { RemoteModuleId } from '@site/shared/contracts';
import { hasSessionHint } from '../session/sessionHint';

/**
 * Settles when the visitor reaches for a part of the page, or, where a signed-in visitor is known to this browser, when
 * the page has nothing better to do.
 */
export function whenNeeded(id: RemoteModuleId): Promise<void> {
  return new Promise((resolve) => {
    if (hasSessionHint()) {
      onIdle(resolve);
      return;
    }
    const listening = new AbortController();
    const needed = () => {
      listening.abort();
      signIn.disconnect();
      resolve();
    };
    // Someone signed in, in another tab: what the page shows for them must answer to the first tap.
    const signIn = new MutationObserver(() => {
      if (hasSessionHint()) needed();
    });
    signIn.observe(document.documentElement, { attributeFilter: ['data-session'] });
    const element = document.querySelector(`[data-boundary="${id}"]`);
    // Before there was anybody to hear it.
    if (element?.contains(window.earlyClick ?? null)) needed();
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      // While the part waits for its code React lets no such event pass its root: the window hears of it before.
      window.addEventListener(type, ({ target }) => target instanceof Node && element?.contains(target) && needed(), {
        signal: listening.signal,
        capture: true,
        passive: true,
      });
    }
  });
}

/** Calls back when the page is idle, after 2 s at the latest. */
export function onIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => callback(), { timeout: 2000 });
  else setTimeout(callback, 200);
}

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
    // Someone signed in, in another tab: what the page shows for them must answer to the first tap.
    const observer = new MutationObserver(() => {
      if (!hasSessionHint()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement, { attributeFilter: ['data-session'] });
    const element = document.querySelector(`[data-boundary="${id}"]`);
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      element?.addEventListener(type, () => resolve(), { once: true, passive: true });
    }
  });
}

/** Calls back when the page is idle, after 2 s at the latest. */
export function onIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => callback(), { timeout: 2000 });
  else setTimeout(callback, 200);
}

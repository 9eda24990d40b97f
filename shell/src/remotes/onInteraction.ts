import type { RemoteModuleId } from '@site/shared/contracts';
import { boundarySelector, earlyClick, isSignedIn, sessionAttribute } from '@site/shared/early';
import { onIdle } from './onIdle';

/**
 * Hydration on interaction: settles when the visitor reaches for a part of the page, or, where a signed-in visitor is known
 * to this browser, when the page has nothing better to do.
 */
export function onInteraction(id: RemoteModuleId): Promise<void> {
  return new Promise((resolve) => {
    if (isSignedIn()) {
      onIdle(resolve);
      return;
    }
    const listening = new AbortController();
    const start = () => {
      listening.abort();
      signIn.disconnect();
      resolve();
    };
    // Someone signed in, in another tab: what the page shows for them must answer to the first tap.
    const signIn = new MutationObserver(() => {
      if (isSignedIn()) start();
    });
    signIn.observe(document.documentElement, { attributeFilter: [sessionAttribute] });
    const isMeant = reachOf(id);
    // Before there was anybody to hear it.
    if (isMeant(earlyClick() ?? null) || isMeant(document.activeElement)) start();
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      // While the part waits for its code React lets no such event pass its root: the window hears of it before.
      window.addEventListener(type, ({ target }) => isMeant(target) && start(), {
        signal: listening.signal,
        capture: true,
        passive: true,
      });
    }
  });
}

/**
 * Whether who touches an element reaches for a part of the page, which may be there more than once: what is in it, in the
 * dialog that it stands in, and the buttons that open that.
 */
function reachOf(id: RemoteModuleId): (target: EventTarget | null) => boolean {
  return (target) => {
    if (!(target instanceof Element)) return false;
    // Each time: React may have rendered the shell anew.
    const parts = [...document.querySelectorAll(boundarySelector(id))];
    const places = parts.map((part) => part.closest('dialog') ?? part);
    const opened = target.closest('[commandfor]')?.getAttribute('commandfor');
    return places.some((place) => place.contains(target) || place.id === opened);
  };
}

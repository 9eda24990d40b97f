import type { RemoteModuleId } from '@site/shared/contracts';
import { boundarySelector, earlyClick, isSignedIn, onIdle, sessionAttribute } from '@site/shared/early';

/** Settles when the visitor points at, focuses or touches the part or its button; signed in, when idle. */
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
    // After a sign-in in another tab the user menu must react to the first tap.
    const signIn = new MutationObserver(() => {
      if (isSignedIn()) start();
    });
    signIn.observe(document.documentElement, { attributeFilter: [sessionAttribute] });
    const isMeant = isInReachOf(id);
    // The visitor may have interacted before this script ran.
    if (isMeant(earlyClick() ?? null) || isMeant(document.activeElement)) start();
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      // Listens on the window: until the part has its code, React stops such events at its root.
      window.addEventListener(type, ({ target }) => isMeant(target) && start(), {
        signal: listening.signal,
        capture: true,
        passive: true,
      });
    }
  });
}

/** Includes the part's dialog, and buttons that open it. A page may have a part more than once. */
function isInReachOf(id: RemoteModuleId): (target: EventTarget | null) => boolean {
  return (target) => {
    if (!(target instanceof Element)) return false;
    // Queried each time: React may have rendered the shell anew.
    const parts = [...document.querySelectorAll(boundarySelector(id))];
    const places = parts.map((part) => part.closest('dialog') ?? part);
    const opened = target.closest('[commandfor]')?.getAttribute('commandfor');
    return places.some((place) => place.contains(target) || place.id === opened);
  };
}

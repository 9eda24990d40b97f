import { isHydrated } from '@site/shared/early';

/** Whose clicks reach React all the same: it alone answers such buttons, and the shell follows links as a click bubbles. */
const letThrough = ['button:not([commandfor])', 'a'].flatMap((it) => [it, `${it} *`]).join();

/** What a tap is made of, and on which elements React is not to hear of it. What is chosen it sees in them, once it is there. */
const kept: Readonly<Record<string, string>> = {
  pointerdown: '*',
  pointerup: '*',
  pointercancel: '*',
  mousedown: '*',
  mouseup: '*',
  touchstart: '*',
  touchend: '*',
  touchcancel: '*',
  click: `:not(${letThrough})`,
  input: '[type=checkbox], [type=radio]',
  change: '[type=checkbox], [type=radio]',
};

/**
 * Keeps from React what is tapped where it has not hydrated the page, and the HTML answers. Each event of such a tap would
 * make React hydrate all that is around it in the tap's own task, and the visitor wait for that ("selective hydration",
 * https://react.dev/reference/react-dom/client/hydrateRoot); left alone, it goes on in slices. Who has to hear of taps
 * everywhere captures them at the document: React, too, lets none of a part that waits for its code pass.
 *
 * @param container React's, before it listens there
 */
export function shieldHydration(container: HTMLElement): void {
  for (const [type, selector] of Object.entries(kept)) {
    container.addEventListener(
      type,
      (event) => {
        const { target } = event;
        if (target instanceof Element && target.matches(selector) && !isHydrated(target))
          event.stopImmediatePropagation();
      },
      { capture: true, passive: true },
    );
  }
}

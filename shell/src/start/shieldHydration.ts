import { isLive } from '../responder/answer';

/** What React alone answers where it is not yet: a press of such an element is its. */
const reacts = ['button:not([commandfor])', 'a'].flatMap((it) => [it, `${it} *`]).join();

/**
 * What a tap is made of, and of whose targets React needs to hear: of a press nobody's, of a click those that the HTML
 * doesn't answer. What is chosen it sees in the elements, once it is there.
 */
const kept: Readonly<Record<string, string>> = {
  pointerdown: '*',
  pointerup: '*',
  pointercancel: '*',
  mousedown: '*',
  mouseup: '*',
  touchstart: '*',
  touchend: '*',
  touchcancel: '*',
  click: `:not(${reacts})`,
  input: '[type=checkbox], [type=radio]',
  change: '[type=checkbox], [type=radio]',
};

/**
 * Keeps from React what is tapped where it has not hydrated the page, and the HTML answers. Each event of such a tap would
 * make React hydrate all that is around it in the tap's own task, and the visitor wait for that ("selective hydration",
 * https://react.dev/reference/react-dom/client/hydrateRoot); left alone, it goes on in slices. Whoever else has to hear of
 * taps everywhere captures them at the document, which React asks for as well, where a part waits for its code.
 *
 * @param container React's, before it listens there
 */
export function shieldHydration(container: HTMLElement): void {
  for (const [type, selector] of Object.entries(kept)) {
    container.addEventListener(
      type,
      (event) => {
        const { target } = event;
        if (target instanceof Element && target.matches(selector) && !isLive(target)) event.stopImmediatePropagation();
      },
      { capture: true, passive: true },
    );
  }
}

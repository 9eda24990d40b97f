import { isHydrated } from '@site/shared/early';

/** Elements whose clicks pass: React alone answers such buttons, and the shell follows links in the bubbling phase. */
const passing = ['button:not([commandfor])', 'a'].flatMap((it) => [it, `${it} *`]).join();

/** Events that are stopped before React, with selectors of their targets. React reads choices from the fields when it hydrates. */
const stopped: Readonly<Record<string, string>> = {
  pointerdown: '*',
  pointerup: '*',
  pointercancel: '*',
  mousedown: '*',
  mouseup: '*',
  touchstart: '*',
  touchend: '*',
  touchcancel: '*',
  click: `:not(${passing})`,
  input: '[type=checkbox], [type=radio]',
  change: '[type=checkbox], [type=radio]',
};

/**
 * Stops the events of taps on HTML that React has not hydrated, and that answers without React. Each such event would make
 * React hydrate the part in the task of the tap ("selective hydration",
 * https://react.dev/reference/react-dom/client/hydrateRoot), and the visitor wait; without it, React hydrates in slices.
 * Listeners that must see every tap are registered on `document` in the capture phase: React stops taps on parts without code.
 *
 * @param container of the React root; to be called before React adds its listeners
 */
export function shieldHydration(container: HTMLElement): void {
  for (const [type, selector] of Object.entries(stopped)) {
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

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
 * These events would make React hydrate the part in the task of the tap ("selective hydration",
 * https://react.dev/reference/react-dom/client/hydrateRoot). Call before React adds its listeners. @param container of
 * the React root
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

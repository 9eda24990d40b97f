import { type RefObject, useCallback, useEffect } from 'react';

/**
 * A `<details>` that is a menu: Escape closes it and goes back to its summary; so does, without moving the focus, a press or
 * the focus outside (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/).
 *
 * @returns what closes it
 */
export function useClosesOutside(
  details: RefObject<HTMLDetailsElement | null>,
  summary: RefObject<HTMLElement | null>,
): () => void {
  const close = useCallback(() => {
    if (details.current) details.current.open = false;
  }, [details]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target)) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return;
      close();
      summary.current?.focus();
    };
    // Captured: where a part of the page waits for its code, React lets neither pass its root.
    for (const type of ['pointerdown', 'focusin']) {
      document.addEventListener(type, closeOutside, { signal, capture: true });
    }
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => controller.abort();
  }, [details, summary, close]);

  return close;
}

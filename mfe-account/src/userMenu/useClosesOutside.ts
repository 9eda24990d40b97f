import { type RefObject, useCallback, useEffect } from 'react';

/** https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/ @returns function that closes the menu */
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
    // Capture phase: React stops these events at its root while a part is not hydrated yet.
    for (const type of ['pointerdown', 'focusin']) {
      document.addEventListener(type, closeOutside, { signal, capture: true });
    }
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => controller.abort();
  }, [details, summary, close]);

  return close;
}

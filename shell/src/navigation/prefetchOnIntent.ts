import { cleanPath } from './cleanPath';

/**
 * Listens on `document` in the capture phase: React stops events on parts without code. After a view transition
 * browsers fire `pointerover` again for a resting pointer.
 */
export function prefetchOnIntent(prefetch: (pathname: string) => void): void {
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || link.target) return;
    const pathname = cleanPath(link.pathname);
    if (pathname !== cleanPath(window.location.pathname)) prefetch(pathname);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, { capture: true, passive: true });
  }
}

import { cleanPath } from './cleanPath';

/**
 * Calls `prefetch` with the path of each link to another page of the site that the visitor reaches for: pointed at,
 * focused or touched. A pointer that rests is told to reach again when a view transition ends, by then for the page in
 * view. The document captures what it hears: of links whose page waits for its code React lets nothing pass its root.
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

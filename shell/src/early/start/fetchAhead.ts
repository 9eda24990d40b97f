/**
 * What the page's remotes start with is fetched beside the shell and run when the page starts, seconds later. A browser that
 * doesn't know how to fetch for later (Safari) preloads it: it would complain of that in its console, where nobody minds.
 */
export function fetchAhead(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch][as=script]')) {
    if (!link.relList.supports('prefetch')) link.rel = 'preload';
  }
}

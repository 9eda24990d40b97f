/**
 * Preloads the remotes' first scripts in browsers without `prefetch` (Safari). The scripts are fetched in parallel with the shell
 * and run when the page starts, seconds later: browsers may log a warning that a preload was not used.
 */
export function fetchAhead(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch][as=script]')) {
    if (!link.relList.supports('prefetch')) link.rel = 'preload';
  }
}

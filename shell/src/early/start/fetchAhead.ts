/** Preloads in browsers without `prefetch` (Safari), which may warn that a preload was not used for seconds. */
export function fetchAhead(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch][as=script]')) {
    if (!link.relList.supports('prefetch')) link.rel = 'preload';
  }
}

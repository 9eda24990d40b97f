import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the visitor asks for less motion at this moment. */
export const prefersReducedMotion = () => window.matchMedia(query).matches;

/** Whether the visitor asked for less motion; true while the server's HTML is taken over, where nothing moves yet. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
}

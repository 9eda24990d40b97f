import { useState, useSyncExternalStore } from 'react';

/** From this width on the panel is open until it is closed; below, the other way round (spec 9, Breakpoints). */
const openByDefault = '(min-width: 768px)';

function subscribe(listener: () => void) {
  const query = window.matchMedia(openByDefault);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * Whether the filter panel is open. The style sheet decides until the visitor has (`chosen` is null), so that the
 * prerendered page is right at every width; `isOpen` is null while that page is taken over.
 */
export function useFilterPanel() {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const byWidth = useSyncExternalStore<boolean | null>(
    subscribe,
    () => window.matchMedia(openByDefault).matches,
    () => null,
  );
  const isOpen = chosen ?? byWidth;
  return { chosen, isOpen, toggle: () => setChosen(!isOpen) };
}

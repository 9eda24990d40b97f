import type { CartItem } from '@site/shared/contracts';
import { focusAfterRemovalSelector } from '@site/shared/early';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Keeps the focus in the panel when the line that had it goes away: it moves to the line that takes its place, to the
 * last one if it was the last, or to the empty cart's link (the elements with `focusAfterRemoval`).
 *
 * @returns to be called with the id of a line just before it is removed
 */
export function useFocusAfterRemoval(panel: RefObject<HTMLElement | null>, items: readonly CartItem[]) {
  const removedId = useRef<string | null>(null);
  const previousItems = useRef(items);

  useEffect(() => {
    const index = previousItems.current.findIndex(({ id }) => id === removedId.current);
    previousItems.current = items;
    removedId.current = null;
    if (index === -1) return;
    const targets = panel.current?.querySelectorAll<HTMLElement>(focusAfterRemovalSelector) ?? [];
    targets[Math.min(index, targets.length - 1)]?.focus();
  }, [panel, items]);

  return useCallback((id: string) => {
    removedId.current = id;
  }, []);
}

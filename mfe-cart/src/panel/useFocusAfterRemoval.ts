import type { CartItem } from '@site/shared/contracts';
import { focusAfterRemovalSelector } from '@site/shared/early';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Moves the focus to the next line, the last, or the link of the empty cart. @returns function to call before */
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

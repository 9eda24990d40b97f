import type { CartItem } from '@site/shared/contracts';
import { focusAfterRemovalSelector } from '@site/shared/early';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Keeps the focus in the panel when the focused line is removed. The focus moves to the next line, else to the last line,
 * else to the link of the empty cart (elements with `focusAfterRemoval`).
 *
 * @returns function to call with the id of a line just before its removal
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

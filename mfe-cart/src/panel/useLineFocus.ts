import type { CartItem } from '@site/shared/contracts';
import { focusAfterRemovalSelector } from '@site/shared/early';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Focuses a line of the changed cart, the last one, or the link of the empty cart. @returns function to call before the change */
export function useLineFocus(panel: RefObject<HTMLElement | null>, items: readonly CartItem[]) {
  const next = useRef(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another cart moves the focus
  useEffect(() => {
    const index = next.current;
    next.current = -1;
    if (index === -1) return;
    const targets = panel.current?.querySelectorAll<HTMLElement>(focusAfterRemovalSelector) ?? [];
    targets[Math.min(index, targets.length - 1)]?.focus();
  }, [panel, items]);

  return useCallback((index: number) => {
    next.current = index;
  }, []);
}

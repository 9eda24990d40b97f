import { useEffect, useRef } from 'react';
import type { Outcome } from './useContactSending';

/**
 * Gives the focus to the outcome of sending when the busy button has lost it, so that the keyboard goes on from there;
 * a visitor who has moved on is left where they are.
 */
export function useFocusOnOutcome(outcome: Outcome | null) {
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body || focused.matches('dialog, button[type=submit]');
    if (outcome && isLost) status.current?.focus();
  }, [outcome]);
  return status;
}

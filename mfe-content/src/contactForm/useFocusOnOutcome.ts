import { useEffect, useRef } from 'react';
import type { Outcome } from './useContactSending';

/**
 * Focuses the outcome where the disabled submit button has lost the focus; a focus that the visitor has moved elsewhere
 * stays.
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

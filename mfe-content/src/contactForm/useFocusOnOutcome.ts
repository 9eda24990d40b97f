import { useEffect, useRef } from 'react';
import type { Outcome } from './useContactSending';

/** Moves the focus only where the disabled submit button has lost the focus. */
export function useFocusOnOutcome(outcome: Outcome | null) {
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body || focused.matches('dialog, button[type=submit]');
    if (outcome && isLost) status.current?.focus();
  }, [outcome]);
  return status;
}

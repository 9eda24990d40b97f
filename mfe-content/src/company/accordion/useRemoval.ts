import { type ToggleEvent, useEffect, useRef, useState } from 'react';

/** ms after closing at which the content leaves the document (spec 4, Company accordion). */
export const removalDelay = 500;

export function useRemoval() {
  const [isRemoved, setIsRemoved] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function bringBack() {
    clearTimeout(timer.current);
    setIsRemoved(false);
  }

  return {
    isRemoved,
    /** For `onClick` of the summary: `toggle` fires only after the browser has painted the open element, still empty. */
    bringBack,
    /** For `onToggle`, which also fires for changes without a click, such as a search in the page. */
    follow({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
      bringBack();
      if (!currentTarget.open) timer.current = setTimeout(() => setIsRemoved(true), removalDelay);
    },
  };
}

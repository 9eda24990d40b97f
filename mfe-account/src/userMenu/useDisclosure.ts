import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * A list that a button opens and closes (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/). Escape closes it and
 * goes back to the button; so does, without moving the focus, a press or the focus outside.
 */
export function useDisclosure(container: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const toggle = useCallback(() => setOpen((isOpen) => !isOpen), []);

  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    const { signal } = controller;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => controller.abort();
  }, [open, close, container, button]);

  return { open, toggle, close };
}

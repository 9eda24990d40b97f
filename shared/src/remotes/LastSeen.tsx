import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * What a part of the page last looked like, out of reach, while other code for it is on its way: the very elements, with
 * all that was typed into them. The focus stays in that part.
 */
export function LastSeen({ boundary }: { readonly boundary: RefObject<HTMLElement | null> }) {
  const place = useRef<HTMLDivElement>(null);
  // While this renders they are still where they were.
  const [{ nodes, hasFocus }] = useState(() => ({
    nodes: [...(boundary.current?.childNodes ?? [])],
    hasFocus: boundary.current?.contains(document.activeElement),
  }));

  useLayoutEffect(() => {
    place.current?.append(...nodes);
    if (hasFocus && boundary.current) takeFocus(boundary.current);
  }, [nodes, hasFocus, boundary]);

  return <div ref={place} inert />;
}

/** Has a part of the page take the focus of an element in it that goes. */
export function takeFocus(boundary: HTMLElement): void {
  boundary.tabIndex = -1;
  boundary.focus({ preventScroll: true });
}

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Last view of a part while another release for it is loading: its very elements, inert, with everything typed into them. The
 * focus stays in the part.
 */
export function LastSeen({ boundary }: { readonly boundary: RefObject<HTMLElement | null> }) {
  const place = useRef<HTMLDivElement>(null);
  // During this render the elements are still in their place.
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

/** Focuses a part of the page in place of an element of it that is about to be removed. */
export function takeFocus(boundary: HTMLElement): void {
  boundary.tabIndex = -1;
  boundary.focus({ preventScroll: true });
}

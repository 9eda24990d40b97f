import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The same elements, inert, with everything typed into them. The focus stays in the part. */
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

export function takeFocus(boundary: HTMLElement): void {
  boundary.tabIndex = -1;
  boundary.focus({ preventScroll: true });
}

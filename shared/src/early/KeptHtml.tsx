import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { isDiscarding, moveDiscarded } from './carryOver';

/** Shows the same elements again if React discarded them only with the surrounding shell. */
export function KeptHtml({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  // During this render the HTML is still in the document.
  const [isKept] = useState(() => isDiscarding(id));
  return isKept ? <Kept id={id} /> : children;
}

function Kept({ id }: { readonly id: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) moveDiscarded(id, place.current);
  }, [id]);
  return <div ref={place} style={{ display: 'contents' }} />;
}

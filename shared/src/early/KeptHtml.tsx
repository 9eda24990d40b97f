import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { isDiscarding, moveDiscarded } from './carryOver';

/**
 * Suspense fallback of a part whose code is loading. If React has discarded the part's HTML only because it renders the
 * surrounding shell again, the fallback shows the same elements, to which the first responder still answers.
 */
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

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { isDiscarding, keepDiscarded } from './carryOver';

/**
 * Fallback of a part whose code is on its way. Where React has discarded the part's HTML only because it renders the shell
 * around it anew, that HTML goes on to be shown, with the very elements: it answers the visitor as before hydration.
 */
export function KeptHtml({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  // While this renders the HTML is still where it was.
  const [isKept] = useState(() => isDiscarding(id));
  return isKept ? <Kept id={id} /> : children;
}

function Kept({ id }: { readonly id: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) keepDiscarded(id, place.current);
  }, [id]);
  return <div ref={place} style={{ display: 'contents' }} />;
}

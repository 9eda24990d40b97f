import { cartPart } from '@site/shared/early';
import { VisuallyHidden } from '@site/shared/ui';
import { createContext, type ReactNode, use, useCallback, useRef } from 'react';

const AnnounceContext = createContext<(message: string) => void>(() => {});

/** Announces the result of a click to screen readers; needs an `Announcer` above. */
export function useAnnounce() {
  return use(AnnounceContext);
}

/** Never rendered again by React: the first responder may have written an announcement. */
const leftAlone = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;

/** Live region of the page for all of its cards, which do not re-render when it changes. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const region = useRef<HTMLSpanElement>(null);
  const announce = useCallback((message: string) => {
    if (region.current) region.current.textContent = message;
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden>
        <span ref={region} role="status" {...cartPart('message')} {...leftAlone} />
      </VisuallyHidden>
    </AnnounceContext>
  );
}

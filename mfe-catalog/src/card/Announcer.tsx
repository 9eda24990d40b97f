import { cartPart } from '@site/shared/early';
import { VisuallyHidden } from '@site/shared/ui';
import { createContext, type ReactNode, use, useCallback, useRef } from 'react';

const AnnounceContext = createContext<(message: string) => void>(() => {});

/** Tells screen readers what a click has done; below an `Announcer`. */
export function useAnnounce() {
  return use(AnnounceContext);
}

/** React leaves its content alone: the first responder may have announced something there. */
const leftAlone = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;

/** The page's one live region for what happens in its cards, which do not re-render when it speaks. */
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

import { VisuallyHidden } from '@site/shared/ui';
import { createContext, type ReactNode, use, useState } from 'react';

const AnnounceContext = createContext<(message: string) => void>(() => {});

/** Tells screen readers what a click has done; below an `Announcer`. */
export function useAnnounce() {
  return use(AnnounceContext);
}

/** The page's one live region for what happens in its cards, which do not re-render when it speaks. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState('');
  return (
    <AnnounceContext value={setMessage}>
      {children}
      <VisuallyHidden>
        <span role="status">{message}</span>
      </VisuallyHidden>
    </AnnounceContext>
  );
}

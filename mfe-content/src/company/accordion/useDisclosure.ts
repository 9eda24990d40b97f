import { useEffect, useState } from 'react';

/** ms after closing at which the content leaves the document (spec 4, Company accordion). */
export const removalDelay = 500;

type State = 'closed' | 'open' | 'closing';

/** Open or closed, with a while in between in which closed content is still there to be seen going. */
export function useDisclosure() {
  const [state, setState] = useState<State>('closed');

  useEffect(() => {
    if (state !== 'closing') return;
    const timer = setTimeout(() => setState('closed'), removalDelay);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    toggle: () => setState((current) => (current === 'open' ? 'closing' : 'open')),
  };
}

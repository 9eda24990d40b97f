import { useLayoutEffect, useRef } from 'react';

/**
 * Before React's first paint the elements win, later the state. @param adopt reads the elements and sets the state
 * @param write changes the elements whenever `state` has changed
 */
export function useEarlyState(adopt: () => void, write?: () => void, state?: unknown): void {
  const isAdopted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another state changes the elements
  useLayoutEffect(() => {
    if (isAdopted.current) write?.();
    else adopt();
    isAdopted.current = true;
  }, [state]);
}

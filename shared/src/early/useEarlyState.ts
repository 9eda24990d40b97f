import { useLayoutEffect } from 'react';

/** Runs once, before React's first paint. @param adopt reads the elements and sets the component's state */
export function useEarlyState(adopt: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useLayoutEffect(adopt, []);
}

import { useLayoutEffect } from 'react';

/**
 * Adopts what the visitor has done to a part's HTML before React hydrated it: called once, before the first paint by React.
 *
 * @param adopt reads the elements, and brings the component's state in line
 */
export function useEarlyState(adopt: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, of the HTML as it was found
  useLayoutEffect(adopt, []);
}

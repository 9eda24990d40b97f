import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True while React hydrates the server's HTML and during a server render, false afterwards. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True while the server's HTML is being taken over (and during a server render), false ever after. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

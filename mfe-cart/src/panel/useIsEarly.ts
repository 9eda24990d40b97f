import { useIsHydrating } from '@site/shared';
import { useLayoutEffect, useState } from 'react';

/**
 * Whether the panel is still what the first responder fills: until React is there, and then until nobody holds anything in its
 * lines down. A click is press and release on one element: a line that is made anew in between loses it.
 */
export function useIsEarly(): boolean {
  const isHydrating = useIsHydrating();
  const [isEarly, setIsEarly] = useState(isHydrating);
  useLayoutEffect(() => {
    if (isHydrating || !isEarly) return;
    if (!document.querySelector('[data-cart="lines"] :active')) {
      setIsEarly(false);
      return;
    }
    // The click comes in the task of the release; where a finger makes it later, it is for what then stands there.
    const release = () => setTimeout(() => setIsEarly(false));
    const releases = ['pointerup', 'pointercancel', 'keyup'];
    for (const type of releases) document.addEventListener(type, release, true);
    return () => {
      for (const type of releases) document.removeEventListener(type, release, true);
    };
  }, [isHydrating, isEarly]);
  return isEarly;
}

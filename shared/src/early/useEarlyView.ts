import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useIsHydrating } from '../remotes/useIsHydrating';

const focusablesIn = (view: Element | null) => [...(view?.querySelectorAll<HTMLElement>('a, button') ?? [])];

/** Waits while a button of the early view is pressed. `takeFocus`: ref that focuses the same index. */
export function useEarlyView(early: RefObject<Element | null>) {
  const isHydrating = useIsHydrating();
  const [isEarly, setIsEarly] = useState(isHydrating);
  const focused = useRef(-1);

  useLayoutEffect(() => {
    if (isHydrating || !isEarly) return;
    const replace = () => {
      focused.current = focusablesIn(early.current).indexOf(document.activeElement as HTMLElement);
      setIsEarly(false);
    };
    if (!early.current?.querySelector(':active')) {
      replace();
      return;
    }
    // The click follows in the task of the release. Touch screens may dispatch it later, on the element then below the finger.
    const release = () => setTimeout(replace);
    const releases = ['pointerup', 'pointercancel', 'keyup'];
    for (const type of releases) document.addEventListener(type, release, true);
    return () => {
      for (const type of releases) document.removeEventListener(type, release, true);
    };
  }, [early, isHydrating, isEarly]);

  const takeFocus = useCallback((view: Element | null) => {
    focusablesIn(view)[focused.current]?.focus();
    focused.current = -1;
  }, []);
  return { isEarly, takeFocus };
}

import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useIsHydrating } from '../remotes/useIsHydrating';

const stopsIn = (view: Element | null) => [...(view?.querySelectorAll<HTMLElement>('a, button') ?? [])];

/**
 * A view that the first responder fills in the page's HTML, and that a view by React replaces: after hydration, and not while a
 * button in it is held down. A click is press and release on one element; it would be lost with that element.
 *
 * @param early the view in the HTML
 * @returns `isEarly`: true while the view in the HTML stands; `takeFocus`: ref callback for the view that replaces it, which
 *   takes over the focus, by the place of the focused element among links and buttons
 */
export function useEarlyView(early: RefObject<Element | null>) {
  const isHydrating = useIsHydrating();
  const [isEarly, setIsEarly] = useState(isHydrating);
  const focused = useRef(-1);

  useLayoutEffect(() => {
    if (isHydrating || !isEarly) return;
    const replace = () => {
      focused.current = stopsIn(early.current).indexOf(document.activeElement as HTMLElement);
      setIsEarly(false);
    };
    if (!early.current?.querySelector(':active')) {
      replace();
      return;
    }
    // The click comes in the task of the release; where a finger makes it later, it is for the element that then stands there.
    const release = () => setTimeout(replace);
    const releases = ['pointerup', 'pointercancel', 'keyup'];
    for (const type of releases) document.addEventListener(type, release, true);
    return () => {
      for (const type of releases) document.removeEventListener(type, release, true);
    };
  }, [early, isHydrating, isEarly]);

  const takeFocus = useCallback((view: Element | null) => {
    stopsIn(view)[focused.current]?.focus();
    focused.current = -1;
  }, []);
  return { isEarly, takeFocus };
}

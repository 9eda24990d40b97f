import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { renderedRoot, staticPart } from '../early/protocol';
import { useIsHydrating } from '../remotes/useIsHydrating';

/** Props of an element whose content never changes in the browser. */
export interface StaticContent extends Partial<typeof staticPart> {
  readonly children?: ReactNode;
  readonly suppressHydrationWarning?: true;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

/** With `dangerouslySetInnerHTML`, React does not hydrate the content; with the warning suppressed it keeps the server's HTML. */
const serverContent: StaticContent = {
  ...staticPart,
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
};

/**
 * Returns props of an element with static content: hydration keeps the server's HTML at no cost, and other renders, such as after
 * a navigation, render `children`. Links in it work by the shell's `followStaticLinks`. Otherwise the content must have no state,
 * no event handlers and no remotes (docs/decisions/0014-what-comes-first.md).
 *
 * @param isStatic false renders `children` normally
 */
export function useStaticContent(children: ReactNode, isStatic = true): StaticContent {
  const isHydrating = useIsHydrating();
  const [isTakenOver] = useState(() => isStatic && isHydrating && isPrerendered());
  return isStatic ? staticContent(children, isTakenOver) : { children };
}

/**
 * Static content for the items of a list, which `useStaticContent` would render once more after hydration. The list calls
 * `useIsTakenOver`; each item calls the result once on mount (`useState(isTakenOver)`) and passes the value to `staticContent`.
 *
 * @returns stable function that returns true for items mounted during hydration
 */
export function useIsTakenOver(): () => boolean {
  const isHydrating = useIsHydrating();
  const isAdoptingHtml = useRef<boolean>(null);
  isAdoptingHtml.current ??= isHydrating && isPrerendered();
  useEffect(() => {
    isAdoptingHtml.current = false;
  }, []);
  return useCallback(() => isAdoptingHtml.current === true, []);
}

/** @param stays true keeps the server's HTML; must not change between renders */
export function staticContent(children: ReactNode, stays: boolean): StaticContent {
  return stays ? serverContent : { ...staticPart, children };
}

/** Returns true in a page rendered by the publisher; false on the server. */
function isPrerendered(): boolean {
  return typeof document !== 'undefined' && document.querySelector(renderedRoot) !== null;
}

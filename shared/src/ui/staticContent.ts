import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { renderedRoot, staticPart } from '../early/protocol';
import { useIsHydrating } from '../remotes/useIsHydrating';

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
 * Keeps the server's HTML. The content must have no state, handlers and remotes
 * (docs/decisions/0014-what-comes-first.md); links work by the shell's `followStaticLinks`. @param isStatic false
 * renders `children` normally
 */
export function useStaticContent(children: ReactNode, isStatic = true): StaticContent {
  const isHydrating = useIsHydrating();
  const [isTakenOver] = useState(() => isStatic && isHydrating && isPrerendered());
  return isStatic ? staticContent(children, isTakenOver) : { children };
}

/** Each item calls the result once on mount (`useState(isTakenOver)`) and passes it to `staticContent`. */
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

function isPrerendered(): boolean {
  return typeof document !== 'undefined' && document.querySelector(renderedRoot) !== null;
}

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { renderedRoot, staticPart } from '../early/protocol';
import { useIsHydrating } from '../remotes/useIsHydrating';

/** Props of an element whose content may never change in the browser. */
export interface StaticContent extends Partial<typeof staticPart> {
  readonly children?: ReactNode;
  readonly suppressHydrationWarning?: true;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

/** React leaves alone what is in an element whose HTML it was given, and never looks at that of the server again. */
const asItIs: StaticContent = {
  ...staticPart,
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
};

/**
 * The content of an element that is the same for ever: where the server's HTML is taken over, it stays as it came, and
 * costs no hydration. Anywhere else, as after a navigation or in another release, it is rendered. Links in it work, by
 * the shell's `followStaticLinks`; nothing else in it may have state, listen, or be another team's
 * (docs/decisions/0014-what-comes-first.md).
 *
 * @param isStatic false for an element like any other
 */
export function useStaticContent(children: ReactNode, isStatic = true): StaticContent {
  const isHydrating = useIsHydrating();
  const [stays] = useState(() => isStatic && isHydrating && isPrerendered());
  return isStatic ? staticContent(children, stays) : { children };
}

/**
 * The same for the parts of a list, each of which would otherwise be rendered once more when hydration is over: the list
 * calls `useIsTakenOver`, each part asks it as it mounts (`useState(isTakenOver)`) and hands the answer to
 * `staticContent`.
 *
 * @returns a function that stays the same: whether what mounts now takes over the server's HTML
 */
export function useIsTakenOver(): () => boolean {
  const isHydrating = useIsHydrating();
  const takesOver = useRef<boolean>(null);
  takesOver.current ??= isHydrating && isPrerendered();
  useEffect(() => {
    takesOver.current = false;
  }, []);
  return useCallback(() => takesOver.current === true, []);
}

/** @param stays whether the element has taken over the server's HTML; may never change */
export function staticContent(children: ReactNode, stays: boolean): StaticContent {
  return stays ? asItIs : { ...staticPart, children };
}

/** Whether there is a page here that the publisher has rendered; on the server, where it is being rendered, there is none. */
function isPrerendered(): boolean {
  return typeof document !== 'undefined' && document.querySelector(renderedRoot) !== null;
}

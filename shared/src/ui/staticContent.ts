import { type ReactNode, useState } from 'react';
import { useIsHydrating } from '../remotes/useIsHydrating';

/** Props of an element whose content never changes in the browser. */
export type StaticContent =
  | { readonly children: ReactNode }
  | {
      readonly 'data-static': '';
      readonly suppressHydrationWarning: true;
      readonly dangerouslySetInnerHTML: { readonly __html: string };
    };

/** React takes over no content of an element whose HTML it was given, and never looks at that of the server again. */
const asItIs: StaticContent = {
  'data-static': '',
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
};

/**
 * The content of an element that is the same for ever: where the server's HTML is taken over, it stays as it came, and
 * costs no hydration. Anywhere else, as after a navigation or in another release, it is rendered. Links in it work, by
 * the shell's `followStaticLinks`; nothing else in it may have state, listen, or be another team's
 * (docs/decisions/0014-parts-that-never-change.md).
 *
 * @param isStatic false for an element like any other
 */
export function useStaticContent(children: ReactNode, isStatic = true): StaticContent {
  const isHydrating = useIsHydrating();
  const [stays] = useState(() => isStatic && isHydrating && isPrerendered());
  return stays ? asItIs : { children };
}

/** Whether there is a page here that the publisher has rendered; on the server, where it is being rendered, there is none. */
function isPrerendered(): boolean {
  return typeof document !== 'undefined' && document.querySelector('#root[data-pattern]') !== null;
}

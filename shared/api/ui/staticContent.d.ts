import { type ReactNode } from 'react';
import { staticPart } from '../early/protocol';
/** Props of an element whose content never changes in the browser. */
export interface StaticContent extends Partial<typeof staticPart> {
    readonly children?: ReactNode;
    readonly suppressHydrationWarning?: true;
    readonly dangerouslySetInnerHTML?: {
        readonly __html: string;
    };
}
/**
 * Returns props of an element with static content: hydration keeps the server's HTML at no cost, and other renders, such as after
 * a navigation, render `children`. Links in it work by the shell's `followStaticLinks`. Otherwise the content must have no state,
 * no event handlers and no remotes (docs/decisions/0014-what-comes-first.md).
 *
 * @param isStatic false renders `children` normally
 */
export declare function useStaticContent(children: ReactNode, isStatic?: boolean): StaticContent;
/**
 * Static content for the items of a list, which `useStaticContent` would render once more after hydration. The list calls
 * `useIsTakenOver`; each item calls the result once on mount (`useState(isTakenOver)`) and passes the value to `staticContent`.
 *
 * @returns stable function that returns true for items mounted during hydration
 */
export declare function useIsTakenOver(): () => boolean;
/** @param stays true keeps the server's HTML; must not change between renders */
export declare function staticContent(children: ReactNode, stays: boolean): StaticContent;

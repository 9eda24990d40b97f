import { type ReactNode } from 'react';
import { staticPart } from '../early/protocol';
/** Props of an element whose content may never change in the browser. */
export interface StaticContent extends Partial<typeof staticPart> {
    readonly children?: ReactNode;
    readonly suppressHydrationWarning?: true;
    readonly dangerouslySetInnerHTML?: {
        readonly __html: string;
    };
}
/**
 * The content of an element that is the same for ever: where the server's HTML is taken over, it stays as it came, and
 * costs no hydration. Anywhere else, as after a navigation or in another release, it is rendered. Links in it work, by
 * the shell's `followStaticLinks`; nothing else in it may have state, listen, or be another team's
 * (docs/decisions/0014-what-comes-first.md).
 *
 * @param isStatic false for an element like any other
 */
export declare function useStaticContent(children: ReactNode, isStatic?: boolean): StaticContent;
/**
 * The same for the parts of a list, each of which would otherwise be rendered once more when hydration is over: the list
 * calls `useIsTakenOver`, each part asks it as it mounts (`useState(isTakenOver)`) and hands the answer to
 * `staticContent`.
 *
 * @returns a function that stays the same: whether what mounts now takes over the server's HTML
 */
export declare function useIsTakenOver(): () => boolean;
/** @param stays whether the element has taken over the server's HTML; may never change */
export declare function staticContent(children: ReactNode, stays: boolean): StaticContent;

import { type RefObject } from 'react';
/**
 * Last view of a part while another release for it is loading: its very elements, inert, with everything typed into them. The
 * focus stays in the part.
 */
export declare function LastSeen({ boundary }: {
    readonly boundary: RefObject<HTMLElement | null>;
}): import("react").JSX.Element;
/** Focuses a part of the page in place of an element of it that is about to be removed. */
export declare function takeFocus(boundary: HTMLElement): void;

import { type RefObject } from 'react';
/**
 * What a part of the page last looked like, out of reach, while other code for it is on its way: the very elements, with
 * all that was typed into them. The focus stays in that part.
 */
export declare function LastSeen({ boundary }: {
    readonly boundary: RefObject<HTMLElement | null>;
}): import("react").JSX.Element;
/** Has a part of the page take the focus of an element in it that goes. */
export declare function takeFocus(boundary: HTMLElement): void;

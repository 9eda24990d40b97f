import { type RefObject } from 'react';
/**
 * Replaces a view that the first responder fills in the server's HTML by a view that React renders, after hydration. Waits while
 * a button in the early view is pressed: removing it would lose the click.
 *
 * @param early view in the server's HTML
 * @returns `isEarly`: true until the replacement; `takeFocus`: ref callback for the replacing view, which focuses the link or
 *   button with the same index
 */
export declare function useEarlyView(early: RefObject<Element | null>): {
    isEarly: boolean;
    takeFocus: (view: Element | null) => void;
};

import { type RefObject } from 'react';
/**
 * A view that the first responder fills in the page's HTML, and that a view by React replaces: after hydration, and not while a
 * button in it is held down. A click is press and release on one element; it would be lost with that element.
 *
 * @param early the view in the HTML
 * @returns `isEarly`: true while the view in the HTML stands; `takeFocus`: ref callback for the view that replaces it, which
 *   takes over the focus, by the place of the focused element among links and buttons
 */
export declare function useEarlyView(early: RefObject<Element | null>): {
    isEarly: boolean;
    takeFocus: (view: Element | null) => void;
};

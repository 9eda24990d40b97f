/** Part of the page: id of a remote's component; null for the shell. */
type Part = string | null;
/**
 * Watches the server's HTML from before React hydrates it. Where extensions or translators have changed it, React discards
 * the HTML of a part and renders that part anew
 * (https://react.dev/reference/react-dom/client/hydrateRoot#handling-different-client-and-server-content). What the visitor
 * has typed, chosen, opened and focused there is then carried over by `restoreState` and `restoreFocus`.
 *
 * @param root container of the React root
 */
export declare function watchDiscards(root: Element): void;
/** Whether the document has the server's HTML of a part, which React, rendering the shell anew, is about to discard. */
export declare function isDiscarding(part: string): boolean;
/** Moves the server's HTML of a part, which React has just discarded together with the shell's, to another place. */
export declare function keepDiscarded(part: string, place: Element): void;
/**
 * Restores values, choices, open elements and scroll positions in a part that React has just rendered in place of the server's
 * HTML. To be called before the layout effects of that part: they find the state as they do after hydration.
 */
export declare function restoreState(part: Part): void;
/**
 * Gives the focus, and the caret, to the element in whose predecessor they were. To be called after the layout effects of a
 * part: a focus that one of them has set stays.
 */
export declare function restoreFocus(part: Part): void;
export {};

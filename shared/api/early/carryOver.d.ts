/** Part of the page: id of a remote's component, or null for the shell. */
type Part = string | null;
/**
 * Records the state of the server's HTML before React hydrates it. If extensions or translators have changed the HTML of a
 * part, React discards it and renders the part again
 * (https://react.dev/reference/react-dom/client/hydrateRoot#handling-different-client-and-server-content).
 * `restoreState` and `restoreFocus` then restore values, choices, open elements and the focus.
 *
 * @param root container of the React root
 */
export declare function watchDiscards(root: Element): void;
/** Returns true if React is rendering the shell again and will discard the server's HTML of a part, still in the document. */
export declare function isDiscarding(part: string): boolean;
/** Moves the server's HTML of a part, just discarded with that of the shell, into `place`. */
export declare function moveDiscarded(part: string, place: Element): void;
/**
 * Restores values, choices, open elements and scroll positions in a part that React has just rendered in place of the server's
 * HTML. Call it before the layout effects of that part, which expect the state as after hydration.
 */
export declare function restoreState(part: Part): void;
/**
 * Moves the focus and the caret to the successor of the discarded element that had them. Call it after the layout effects of a
 * part: a focus that they set has priority.
 */
export declare function restoreFocus(part: Part): void;
export {};

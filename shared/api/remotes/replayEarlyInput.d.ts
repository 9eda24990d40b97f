declare global {
    interface Window {
        /**
         * A button that was clicked, left by `rememberClicks`, or a link that has opened a dialog, left by the first responder.
         * Null after a click elsewhere, undefined before any.
         */
        earlyClick?: HTMLElement | null;
    }
}
/**
 * Does what the visitor has asked for already, by a button, a link or checkboxes whose code had not come yet.
 *
 * @param boundary the part of the page that has just been hydrated; null: the shell
 */
export declare function replayEarlyInput(boundary: Element | null): void;

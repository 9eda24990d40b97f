declare global {
    interface Window {
        /**
         * A button that was clicked, left by `rememberClicks`; on a page whose start is deferred also a link (`keepEarlyLinks`). Null
         * after a click elsewhere, undefined before any.
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

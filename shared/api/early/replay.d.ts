/**
 * Replays input that came before hydration: a click on a button or link, ticked checkboxes.
 *
 * @param boundary the part of the page that has just been hydrated; null: the shell
 */
export declare function replayEarlyInput(boundary: Element | null): void;

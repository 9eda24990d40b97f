/**
 * Replays input from before hydration: the last click, and changed checkboxes.
 *
 * @param boundary part that has just been hydrated; null for the shell
 */
export declare function replayEarlyInput(boundary: Element | null): void;

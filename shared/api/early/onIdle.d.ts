/**
 * Calls back when the browser is idle.
 *
 * @param timeout ms after which it calls back in any case
 * @returns a function that cancels the call
 */
export declare function onIdle(callback: () => void, timeout?: number): () => void;

/**
 * Adopts the state that a visitor has given a part's HTML before hydration. Runs once, before React's first paint.
 *
 * @param adopt reads the elements and sets the component's state
 */
export declare function useEarlyState(adopt: () => void): void;

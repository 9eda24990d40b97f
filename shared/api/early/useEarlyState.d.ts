/**
 * Adopts what the visitor has done to a part's HTML before React hydrated it: called once, before the first paint by React.
 *
 * @param adopt reads the elements, and brings the component's state in line
 */
export declare function useEarlyState(adopt: () => void): void;

/** True while React hydrates the server's HTML and during a server render, false afterwards. */
export declare function useIsHydrating(): boolean;

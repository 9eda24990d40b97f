/** True while the server's HTML is being taken over (and during a server render), false ever after. */
export declare function useIsHydrating(): boolean;

/** Cookie that holds the visitor's number, 0 to 99, and nothing else. */
export declare const visitorCookie = "visitor";
/** The visitor's number in the value of a `Cookie` header or of `document.cookie`; null where there is none. */
export declare function visitorNumberIn(cookies: string | undefined): number | null;
/**
 * Whether a visitor gets a package's canary: the one rule, for servers and browsers. It holds for as long as the canary
 * lasts, and each package begins to count at another number, so that two canaries don't always meet the same visitors.
 *
 * @param visitor 0 to 99
 * @param name federation name, such as `mfe_catalog`
 * @param traffic share of visitors, per cent
 */
export declare function getsCanary(visitor: number, name: string, traffic: number): boolean;

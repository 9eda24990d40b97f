/** Cookie with the visitor's number, 0 to 99. */
export declare const visitorCookie = "visitor";
/** Reads the visitor's number from a `Cookie` header or `document.cookie`; null without one. */
export declare function visitorNumberIn(cookies: string | undefined): number | null;
/**
 * Decides if a visitor gets a package's canary, on servers and in browsers alike. The answer is the same as long as the canary
 * lasts. Each package counts from a different start, so that two canaries reach different visitors.
 *
 * @param visitor 0 to 99
 * @param name federation name, such as `mfe_catalog`
 * @param traffic share of visitors, percent
 */
export declare function getsCanary(visitor: number, name: string, traffic: number): boolean;

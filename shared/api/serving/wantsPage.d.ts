interface WithHeaders {
    /** By lower-case name. */
    readonly headers: {
        readonly [name: string]: unknown;
    };
}
/** True where the browser navigates to the answer, and no script reads it (https://www.w3.org/TR/fetch-metadata/). */
export declare function wantsPage({ headers }: WithHeaders): boolean;
export {};

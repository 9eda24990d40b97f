/** Classified target of a request, before any look-up on disk. */
export type RequestTarget = 
/** 400 for an invalid address, 414 for one too long, 404 for one that is never served. */
{
    readonly kind: 'refused';
    readonly status: 400 | 404 | 414;
}
/** Another spelling of a page; `segments` are its clean address. */
 | {
    readonly kind: 'redirect';
    readonly segments: readonly string[];
}
/** A file of a release, immutable under its address. */
 | {
    readonly kind: 'versioned';
    readonly segments: readonly string[];
} | {
    readonly kind: 'page';
    readonly segments: readonly string[];
};
/** Parses path and query. Redirects are built from decoded, checked segments, so they never leave this site. */
export declare function parseRequestTarget(url: string): RequestTarget;
/** @param query with its `?`, unchanged */
export declare const locationOf: (segments: readonly string[], query: string) => string;

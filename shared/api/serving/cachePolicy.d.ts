/** `Cache-Control` of the kinds of answers, for every web server that serves the site. */
export declare const cachePolicy: {
    /** A file of a release never changes under its address. */
    readonly immutable: "public, max-age=31536000, immutable";
    /** Pages and what lies beside them: to be asked for again each time. */
    readonly alwaysAsk: "public, max-age=0, must-revalidate";
    /** A page that another visitor may get differently is for no cache that visitors share. */
    readonly perVisitor: "private, max-age=0, must-revalidate";
    /** What says that something went wrong. */
    readonly never: "no-store";
};
/** The one file beside the pages that pages of other hosts may load. */
export declare const discoveryFile = "frontend-discovery.json";

/** `Cache-Control` by kind of response, for every web server of the site. */
export declare const cachePolicy: {
    /** Files of releases, whose addresses contain a digest. */
    readonly immutable: "public, max-age=31536000, immutable";
    /** Pages and other files with a constant address. */
    readonly alwaysAsk: "public, max-age=0, must-revalidate";
    /** Pages that differ between visitors, such as with a canary. */
    readonly perVisitor: "private, max-age=0, must-revalidate";
    readonly never: "no-store";
};
/** File that pages of other origins may load. */
export declare const discoveryFile = "frontend-discovery.json";

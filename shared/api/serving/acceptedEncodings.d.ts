/** Codings of the publisher's compressed files, smallest first. */
declare const precompressed: readonly [{
    readonly coding: "br";
    readonly suffix: ".br";
}, {
    readonly coding: "gzip";
    readonly suffix: ".gz";
}];
export type Precompressed = (typeof precompressed)[number];
/** Precompressed forms that a client accepts, best first (RFC 9110, section 12.5.3). */
export declare function acceptedEncodings(header?: string): readonly Precompressed[];
export {};

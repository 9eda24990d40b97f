/** Content types by extension; other files are sent as `application/octet-stream`. */
export declare const contentTypes: Readonly<Record<string, string>>;
/** Matches texts that browsers fetch, which a publisher compresses. */
export declare const isCompressible: (file: string) => boolean;

/** Content types by extension; other files are sent as `application/octet-stream`. */
export declare const contentTypes: Readonly<Record<string, string>>;

/** What a published site consists of; anything else is sent as bytes to save. */
export declare const contentTypes: Readonly<Record<string, string>>;

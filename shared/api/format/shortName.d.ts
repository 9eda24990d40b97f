/** Cuts a long name between grapheme clusters, so that no emoji is cut in two. */
export declare function shortName(name: string): string;

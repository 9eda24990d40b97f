/** Cuts a name that is too long to be shown, between characters: no emoji is cut in two. */
export declare function shortName(name: string): string;

/**
 * Normalises a pasted text of one line: replaces white space by spaces, removes invisible characters, composes accents, trims.
 */
export declare const cleanLine: (text: string) => string;
/** Normalises as `cleanLine`, but keeps the joiners in emoji. */
export declare const cleanSentence: (text: string) => string;
/** Normalises as `cleanSentence`, but keeps line breaks and tabs. */
export declare const cleanLines: (text: string) => string;

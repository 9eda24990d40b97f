/**
 * Text of a field of one line, as it was pasted from somewhere: every white space is a space, nothing is invisible, accents
 * are part of their letters, and no space stands around it.
 */
export declare const cleanLine: (text: string) => string;
/** The same for text that may have emoji in it, which joiners hold together. */
export declare const cleanSentence: (text: string) => string;
/** The same for text of several lines: their ends and tabs stay. */
export declare const cleanLines: (text: string) => string;

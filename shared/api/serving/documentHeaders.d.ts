/**
 * Headers that say something of documents alone, in lower case. With a script, a style sheet, a font or a picture browsers
 * ignore them, and they are larger than many a picture.
 */
export declare const documentHeaders: readonly string[];
/** Types of what is part of pages and no document itself, as a drawing is that somebody opens. */
export declare const partOfPages: RegExp;
/** @param headers names in lower case */
export declare function withoutDocumentHeaders(headers: Readonly<Record<string, string>>): Record<string, string>;

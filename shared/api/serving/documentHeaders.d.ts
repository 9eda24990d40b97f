/**
 * Headers that apply to documents only, in lower case. Browsers ignore them for scripts, style sheets, fonts and pictures, and
 * they are larger than many pictures.
 */
export declare const documentHeaders: readonly string[];
/** Content types of subresources that are never documents; an SVG can be opened as a document. */
export declare const partOfPages: RegExp;
/** @param headers names in lower case */
export declare function withoutDocumentHeaders(headers: Readonly<Record<string, string>>): Record<string, string>;

/**
 * Headers that say something of documents alone, in lower case. With a script, a style sheet, a font or a picture browsers
 * ignore them, and they are larger than many a picture.
 */
export const documentHeaders: readonly string[] = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
];

/** Types of what is part of pages and no document itself, as a drawing is that somebody opens. */
export const partOfPages = /^(?:(?:text|application)\/javascript|text\/css|image\/(?!svg)|font\/)/;

/** @param headers names in lower case */
export function withoutDocumentHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !documentHeaders.includes(name)));
}

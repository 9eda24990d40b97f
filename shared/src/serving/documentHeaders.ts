/** Browsers ignore them for scripts, style sheets, fonts and pictures. */
export const documentHeaders: readonly string[] = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
];

/** Content types of subresources that are never documents; an SVG can be opened as a document. */
export const partOfPages = /^(?:(?:text|application)\/javascript|text\/css|image\/(?!svg)|font\/)/;

export function withoutDocumentHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !documentHeaders.includes(name)));
}

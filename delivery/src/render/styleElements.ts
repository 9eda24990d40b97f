import { createHash } from 'node:crypto';
import { escapeHtml } from './escapeHtml';

/** A style sheet of a page. */
export interface StyleSheet {
  /** Where it is a file, and the name by which webpack knows that it is there. */
  readonly url: string;
  /** Whose it is, by federation name; null: the shell's. */
  readonly remote: string | null;
  /** What stands in the page (`inlineStyle`); left out by development servers, which let the page fetch the file. */
  readonly text?: string;
}

/**
 * A style sheet in a page's head: its text, which the page is painted with at once, under the name of its file. By
 * `data-href` webpack finds it there, and does not fetch it again (mini-css-extract-plugin).
 */
export function styleSheetElement({ url, remote, text }: StyleSheet): string {
  const owner = ownerAttribute(remote);
  return text === undefined
    ? `<link rel="stylesheet" href="${escapeHtml(url)}"${owner}>`
    : `<style data-href="${escapeHtml(url)}"${owner}>${text}</style>`;
}

/** Says whose a style sheet is, so that it goes with them. */
export const ownerAttribute = (remote: string | null) => (remote ? ` data-remote="${escapeHtml(remote)}"` : '');

/**
 * The page's own policy: of what is written into pages, these style sheets and nothing else. It stands before them. The
 * headers, which are the same for every page and whoever deploys, say which hosts style sheets may come from; what both
 * allow is allowed (https://www.w3.org/TR/CSP3/#multiple-policies).
 *
 * @returns an empty text for a page without style sheets of its own
 */
export function stylePolicy(styleSheets: readonly StyleSheet[]): string {
  const digests = styleSheets.flatMap(({ text }) => (text === undefined ? [] : [digestSource(text)]));
  if (digests.length === 0) return '';
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(`style-src * ${digests.join(' ')}`)}">`;
}

const digestSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

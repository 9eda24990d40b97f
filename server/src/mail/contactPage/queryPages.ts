import { randomUUID } from 'node:crypto';
import { type QuoteValues, readQuote, sentNumberId } from '@site/shared/forms';
import type { PublishedFile } from '../../site';
import { fillForm, fillText } from './fillForm';

/** `readQuote` and `sentNumberText` admit only texts that need no escaping in HTML. */
const mark = `x${randomUUID().replaceAll('-', '')}x`;

/** Remembers the HTML around the mark of each page. @param fill writes the mark; null for a page without its place */
function fillPages(fill: (html: string) => string | null) {
  const piecesByPage = new WeakMap<PublishedFile, readonly string[] | null>();
  return (file: PublishedFile, text: string): string | null => {
    let pieces = piecesByPage.get(file);
    if (pieces === undefined) {
      pieces = fill(file.content.toString())?.split(mark) ?? null;
      piecesByPage.set(file, pieces);
    }
    return pieces?.join(text) ?? null;
  };
}

const marked = readQuote(`produto=${mark}`) as QuoteValues;
const beforeName = marked.subject.split(mark)[0] ?? '';
const pageWithProduct = fillPages((html) => fillForm(html, { values: { ...marked }, starts: true }));

/** @returns null for a page without the form */
export const quotePage = (file: PublishedFile, { subject }: QuoteValues): string | null =>
  pageWithProduct(file, subject.slice(beforeName.length));

/** Page after sending, with the text of `numberText`. @returns null for a page without its place, of an earlier release */
export const sentPage: ReturnType<typeof fillPages> = fillPages((html) => fillText(html, sentNumberId, mark));

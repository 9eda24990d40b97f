import { randomUUID } from 'node:crypto';
import { type QuoteValues, readQuote } from '@site/shared/forms';
import type { PublishedFile } from '../../site';
import { fillForm } from './fillForm';

/** `readQuote` admits only names that need no escaping in HTML. */
const mark = `x${randomUUID().replaceAll('-', '')}x`;
const marked = readQuote(`produto=${mark}`) as QuoteValues;
const beforeName = marked.subject.split(mark)[0] ?? '';

/** HTML between the names of products; null for a page without the form. */
const piecesByPage = new WeakMap<PublishedFile, readonly string[] | null>();

function piecesOf(file: PublishedFile): readonly string[] | null {
  const cached = piecesByPage.get(file);
  if (cached !== undefined) return cached;
  const html = fillForm(file.content.toString(), { values: { ...marked }, starts: true });
  const pieces = html?.split(mark) ?? null;
  piecesByPage.set(file, pieces);
  return pieces;
}

/** @returns null for a page without the form */
export const quotePage = (file: PublishedFile, { subject }: QuoteValues): string | null =>
  piecesOf(file)?.join(subject.slice(beforeName.length)) ?? null;

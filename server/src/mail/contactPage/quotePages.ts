import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type QuoteValues, readQuote } from '@site/shared/forms';
import type { Precompressed } from '@site/shared/serving';
import { LRUCache } from 'lru-cache';
import { siteLimits } from '../../limits';
import type { Generation, PublishedFile } from '../../site';
import { fillForm } from './fillForm';

interface FilledPage {
  /** Null for a page without the form. */
  readonly pieces: readonly string[] | null;
  readonly compressed: LRUCache<string, Promise<Buffer>>;
}

/** `readQuote` admits only names that need no escaping in HTML. */
const mark = `x${randomUUID().replaceAll('-', '')}x`;
const marked = readQuote(`produto=${mark}`) as QuoteValues;
const beforeName = marked.subject.split(mark)[0] ?? '';

export function createQuotePages() {
  const kept = new WeakMap<Generation, Map<string, FilledPage>>();
  let underWay = 0;

  function pageOf(generation: Generation, { etag, content }: PublishedFile): FilledPage {
    const pages = kept.get(generation) ?? new Map<string, FilledPage>();
    kept.set(generation, pages);
    const known = pages.get(etag);
    if (known) return known;
    const html = fillForm(content.toString(), { values: { ...marked }, starts: true });
    const page = {
      pieces: html?.split(mark) ?? null,
      compressed: new LRUCache<string, Promise<Buffer>>({ max: siteLimits.quotePages }),
    };
    pages.set(etag, page);
    return page;
  }

  return {
    /** @returns null for a page without the form; uncompressed while too many compressions are in progress */
    async fill(generation: Generation, file: PublishedFile, { subject }: QuoteValues, form: Precompressed | undefined) {
      const page = pageOf(generation, file);
      const name = subject.slice(beforeName.length);
      const html = page.pieces?.join(name) ?? null;
      if (html === null) return null;
      if (!form) return { content: html, coding: null };
      const key = `${form.coding} ${name}`;
      let content = page.compressed.get(key);
      if (!content) {
        if (underWay >= siteLimits.quotePagesCompressedAtOnce) return { content: html, coding: null };
        underWay += 1;
        content = compressed(html, form.coding).finally(() => {
          underWay -= 1;
        });
        page.compressed.set(key, content);
      }
      return { content: await content, coding: form.coding };
    },
  };
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Takes a few ms for a page, which still fits into the first flight of a connection. */
const quality = 5;

export function compressed(html: string, coding: Precompressed['coding']): Promise<Buffer> {
  return coding === 'br' ? brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) : deflate(html);
}

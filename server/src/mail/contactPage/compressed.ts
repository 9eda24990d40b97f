import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Precompressed } from '@site/shared/serving';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Takes a few ms for a page, which still fits into the first flight of a connection. */
const quality = 5;

export function compressed(html: string, coding: Precompressed['coding']): Promise<Buffer> {
  return coding === 'br' ? brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) : deflate(html);
}

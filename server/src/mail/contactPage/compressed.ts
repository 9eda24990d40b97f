import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Precompressed } from '../../http';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Of brotli, to 11: a few ms for a page, which still comes in the first flight of a connection. */
const quality = 5;

/** Compresses a page that is made for one answer. */
export function compressed(html: string, coding: Precompressed['coding']): Promise<Buffer> {
  return coding === 'br' ? brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) : deflate(html);
}

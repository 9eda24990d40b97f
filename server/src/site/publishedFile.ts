import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { contentTypes } from '@site/shared/serving';
import { isENOENT } from '../files/isENOENT';
import type { Precompressed } from './acceptedEncodings';

/** A file of the published site as it is sent. */
export interface PublishedFile {
  readonly content: Buffer;
  readonly contentType: string;
  readonly contentEncoding: Precompressed['coding'] | null;
  /** Tells contents apart whatever their file times say: two builds of a page often have the same size. */
  readonly etag: string;
}

/**
 * Reads a file of the site in the first form that is there: as the client accepts it, else plain. It is read whole,
 * through one open file: a size asked for first and a stream opened afterwards could be of two files.
 *
 * @returns null when there is none
 * @throws what the disk says, unless it is that there is no such file
 */
export async function readPublished(path: string, accepted: readonly Precompressed[]): Promise<PublishedFile | null> {
  for (const form of [...accepted, null]) {
    const content = await readFile(`${path}${form?.suffix ?? ''}`).catch(nullIfMissing);
    if (content) {
      return {
        content,
        contentType: contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream',
        contentEncoding: form?.coding ?? null,
        etag: etagOf(content),
      };
    }
  }
  return null;
}

function etagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

function nullIfMissing(error: unknown): null {
  if (isENOENT(error)) return null;
  throw error;
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Precompressed } from './acceptedEncodings';
import { contentTypeOf } from './contentType';

/** A file of the published site as it is sent. */
export interface PublishedFile {
  readonly content: Buffer;
  readonly contentType: string;
  readonly contentEncoding: Precompressed['coding'] | null;
}

/**
 * Reads a file of the site in the first form that is there: as the client accepts it, else plain.
 *
 * It is read whole, through one open file, on every request. The publisher replaces files by renaming, so what comes out
 * is always one version from end to end; a size asked for first and a stream opened afterwards would mix two.
 *
 * @returns null when there is none
 * @throws what the disk says, unless it is that there is no such file
 */
export async function readPublished(
  publicDir: string,
  segments: readonly string[],
  accepted: readonly Precompressed[],
): Promise<PublishedFile | null> {
  const path = join(publicDir, ...segments);
  for (const form of [...accepted, null]) {
    const content = await readFile(`${path}${form?.suffix ?? ''}`).catch(nullIfMissing);
    if (content) return { content, contentType: contentTypeOf(path), contentEncoding: form?.coding ?? null };
  }
  return null;
}

/** The page for what is not there: `404.html` of the deepest folder on the way that has one. */
export async function readNotFoundPage(
  publicDir: string,
  segments: readonly string[],
  accepted: readonly Precompressed[],
): Promise<PublishedFile | null> {
  for (let depth = Math.min(segments.length, deepestNotFoundPage); depth >= 0; depth -= 1) {
    const file = await readPublished(publicDir, [...segments.slice(0, depth), '404.html'], accepted);
    if (file) return file;
  }
  return null;
}

/** Levels of folders that may have a page of their own; bounds what a very long unknown address costs. */
const deepestNotFoundPage = 4;

/** Tells contents apart whatever their file times say: two builds of a page often have the same size. */
export function etagOf({ content }: PublishedFile): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

const meansMissing = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP']);

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (meansMissing.has(error.code ?? '')) return null;
  throw error;
}

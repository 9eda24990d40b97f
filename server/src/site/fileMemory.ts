import { LRUCache } from 'lru-cache';

interface HasContent {
  readonly content: Buffer;
}

/** Things that hold a file's content, and need not be made again. */
export type FileMemory<T extends HasContent> = Pick<LRUCache<string, T>, 'get' | 'set'>;

/** What an entry takes beside the file's content (bytes, roughly). */
const entryBytes = 1024;

/**
 * Keeps things up to a size in all; then those go that were asked for longest ago.
 *
 * @param limits.total bytes of contents, and of the entries that hold them
 * @param limits.largest size of a content that is kept at all (bytes)
 */
export function createFileMemory<T extends HasContent>(limits: {
  readonly total: number;
  readonly largest: number;
}): FileMemory<T> {
  return new LRUCache({
    maxSize: limits.total,
    maxEntrySize: limits.largest + entryBytes,
    sizeCalculation: ({ content }) => content.length + entryBytes,
  });
}

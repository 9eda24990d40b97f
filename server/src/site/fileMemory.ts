import type { PublishedFile } from './publishedFile';

/** Files that need not be read again. */
export interface FileMemory {
  get(key: string): PublishedFile | undefined;
  add(key: string, file: PublishedFile): void;
}

/** What an entry takes beside the file's content (bytes, roughly). */
const entryBytes = 512;

/**
 * Keeps files up to a size in all; then those go that were asked for longest ago.
 *
 * @param largest size of a file that is kept at all (bytes)
 */
export function createFileMemory(limits: { readonly total: number; readonly largest: number }): FileMemory {
  // A map lists its keys in the order in which they were added.
  const files = new Map<string, PublishedFile>();
  let total = 0;

  const sizeOf = (file: PublishedFile) => file.content.length + entryBytes;

  function remove(key: string) {
    const file = files.get(key);
    if (!file) return;
    files.delete(key);
    total -= sizeOf(file);
  }

  return {
    get(key) {
      const file = files.get(key);
      if (file) {
        files.delete(key);
        files.set(key, file);
      }
      return file;
    },

    add(key, file) {
      if (file.content.length > limits.largest) return;
      remove(key);
      files.set(key, file);
      total += sizeOf(file);
      for (const oldest of files.keys()) {
        if (total <= limits.total) return;
        remove(oldest);
      }
    },
  };
}

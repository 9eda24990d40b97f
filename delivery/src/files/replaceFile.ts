import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withStaging } from './staging';

/**
 * Writes a file in one step: a reader sees the old one or the new one, nothing between, also after a power cut. Its folder
 * is made when missing.
 */
export function replaceFile(file: string, content: Uint8Array | string): Promise<void> {
  return withStaging(path.dirname(file), async (staging) => {
    const next = path.join(staging, path.basename(file));
    await writeFile(next, content, { flush: true });
    await rename(next, file);
  });
}

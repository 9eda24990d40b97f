import { rename, writeFile } from 'node:fs/promises';

/** Writes a file in one step: a reader sees the old one or the new one, nothing between. */
export async function replaceFile(file: string, content: Uint8Array | string): Promise<void> {
  const next = `${file}.new-${process.pid}`;
  await writeFile(next, content);
  await rename(next, file);
}

import { lstatSync } from 'node:fs';
import { readlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isENOENT } from '../base';
import { type Generation, openGeneration } from './generation';

export type PublishedSite = ReturnType<typeof openSite>;

export function openSite(siteDir: string) {
  const link = join(siteDir, 'current');
  let opened: { readonly mark: string; readonly generation: Promise<Generation> } | null = null;

  return {
    /** An answer must use one result throughout. @returns null when nothing is published @throws errors of the disk */
    async current(): Promise<Generation | null> {
      for (let mark = markOf(link); mark !== null; ) {
        if (opened?.mark !== mark) {
          const generation = readlink(link).then((target) => openGeneration(resolve(siteDir, target), siteDir));
          opened = { mark, generation };
        }
        const attempt = opened;
        try {
          return await attempt.generation;
        } catch (error) {
          if (opened === attempt) opened = null;
          if (!isENOENT(error)) throw error;
        }
        const next = markOf(link);
        if (next === mark) return null;
        mark = next;
      }
      return null;
    },
  };
}

/** A folder published again may reuse a name, but not inode and time. Synchronous: the thread pool takes ten times as long. */
function markOf(link: string): string | null {
  try {
    const { ino, ctimeMs } = lstatSync(link);
    return `${ino} ${ctimeMs}`;
  } catch (error) {
    if (isENOENT(error)) return null;
    throw error;
  }
}
